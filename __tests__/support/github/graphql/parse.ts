/** A literal or a variable of a query, as JSON; `{ $: name }` stands for a variable. */
export type Value = unknown

export interface Field {
  readonly kind: 'field'
  /** The key in the answer: the alias, or the name. */
  readonly key: string
  readonly name: string
  readonly args: Readonly<Record<string, Value>>
  /** The condition of `@include(if: …)`; null when there is none. */
  readonly include: Value | null
  readonly selection: readonly Selection[] | null
}

/** An inline fragment, or a named one (`...name`, looked up in the document). */
export interface Spread {
  readonly kind: 'spread'
  readonly on: string | null
  readonly fragment: string | null
  readonly selection: readonly Selection[]
}

export type Selection = Field | Spread

export interface Document {
  readonly operation: 'query' | 'mutation'
  readonly selection: readonly Selection[]
  readonly fragments: ReadonlyMap<string, readonly Selection[]>
}

const TOKEN = /[\s,]+|#[^\n]*|(\.\.\.|[{}()[\]:!=@]|\$?[A-Za-z_]\w*|-?\d+|"(?:[^"\\]|\\.)*")/y

/** Reads the part of GraphQL that clients of GitHub write. Throws a SyntaxError with what it met. */
export function parse(source: string): Document {
  const tokens = tokenize(source)
  let at = 0
  const peek = () => tokens[at]
  const next = () => tokens[at++] ?? fail('the end')
  const eat = (token: string) => peek() === token && at++ >= 0
  const expect = (token: string) => eat(token) || fail(peek(), token)

  const fragments = new Map<string, readonly Selection[]>()
  let operation: Document['operation'] = 'query'
  let selection: readonly Selection[] = []
  while (at < tokens.length) {
    if (eat('fragment')) {
      const name = next()
      expect('on')
      next()
      fragments.set(name, selectionSet())
      continue
    }
    if (peek() !== '{') operation = next() as Document['operation']
    // The operation's name and the types of its variables do not change what it answers.
    while (peek() !== '{') next()
    selection = selectionSet()
  }
  return { operation, selection, fragments }

  function selectionSet(): Selection[] {
    const found: Selection[] = []
    expect('{')
    while (!eat('}')) found.push(eat('...') ? spread() : field())
    return found
  }

  function spread(): Spread {
    if (eat('on')) return { kind: 'spread', on: next(), fragment: null, selection: selectionSet() }
    return { kind: 'spread', on: null, fragment: next(), selection: [] }
  }

  function field(): Field {
    const key = next()
    const name = eat(':') ? next() : key
    const args = eat('(') ? namedValues(')') : {}
    const include = eat('@') ? directive() : null
    return {
      kind: 'field',
      key,
      name,
      args,
      include,
      selection: peek() === '{' ? selectionSet() : null,
    }
  }

  function directive(): Value {
    expect('include')
    expect('(')
    return namedValues(')')['if']
  }

  function namedValues(end: string): Record<string, Value> {
    const found: Record<string, Value> = {}
    while (!eat(end)) {
      const name = next()
      expect(':')
      found[name] = value()
    }
    return found
  }

  function value(): Value {
    if (eat('{')) return namedValues('}')
    if (eat('[')) {
      const items: Value[] = []
      while (!eat(']')) items.push(value())
      return items
    }
    const token = next()
    if (token.startsWith('$')) return { $: token.slice(1) }
    // What is no JSON is the name of an enum's value.
    return /^["\d-]|^(true|false|null)$/.test(token) ? JSON.parse(token) : token
  }
}

function tokenize(source: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (match === null) return fail(source.slice(start, start + 20))
    if (match[1] !== undefined) tokens.push(match[1])
  }
  return tokens
}

function fail(met: string | undefined, wanted = 'something else'): never {
  throw new SyntaxError(`Parse error: met ${JSON.stringify(met)}, expected ${wanted}`)
}
