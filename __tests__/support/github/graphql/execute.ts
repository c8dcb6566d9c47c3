import { type Document, type Field, parse, type Selection, type Value } from './parse.ts'

/** An object of the schema: its type's name, and its fields as values or as functions of the arguments. */
export interface Node {
  readonly __typename: string
  readonly [field: string]: unknown
}

/** Thrown by a field: the field becomes null and the answer gets an entry in `errors`. */
export class FieldError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

type Path = readonly (string | number)[]

export interface ErrorEntry {
  readonly type?: string
  readonly path?: Path
  readonly message: string
}

export interface Answer {
  readonly data?: unknown
  readonly errors?: readonly ErrorEntry[]
}

/** Answers a query the way GitHub does: 200 always; a field that does not exist refuses the whole query. */
export async function execute(
  source: string,
  variables: Readonly<Record<string, unknown>>,
  roots: Readonly<Record<Document['operation'], Node>>,
): Promise<Answer> {
  const errors: ErrorEntry[] = []
  try {
    const document = parse(source)
    const run = new Run(document, variables, errors)
    const data = await run.object(roots[document.operation], document.selection, [])
    return errors.length > 0 ? { data, errors } : { data }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { errors: [{ message: error.message }] }
  }
}

class Run {
  readonly #document: Document
  readonly #variables: Readonly<Record<string, unknown>>
  readonly #errors: ErrorEntry[]

  constructor(
    document: Document,
    variables: Readonly<Record<string, unknown>>,
    errors: ErrorEntry[],
  ) {
    this.#document = document
    this.#variables = variables
    this.#errors = errors
  }

  async object(node: Node, selection: readonly Selection[], path: Path) {
    const found: Record<string, unknown> = {}
    for (const field of this.#fields(node, selection)) {
      if (field.include !== null && this.#value(field.include) !== true) continue
      found[field.key] = await this.#field(node, field, [...path, field.key])
    }
    return found
  }

  #fields(node: Node, selection: readonly Selection[]): Field[] {
    return selection.flatMap((one) => {
      if (one.kind === 'field') return [one]
      if (one.on !== null && one.on !== node.__typename) return []
      const named =
        one.fragment === null ? one.selection : this.#document.fragments.get(one.fragment)
      if (named === undefined)
        throw new SyntaxError(`Fragment ${one.fragment} was used, but not defined`)
      return this.#fields(node, named)
    })
  }

  async #field(node: Node, field: Field, path: Path): Promise<unknown> {
    const resolver = node[field.name]
    if (resolver === undefined) {
      throw new SyntaxError(`Field '${field.name}' doesn't exist on type '${node.__typename}'`)
    }
    try {
      const args = this.#value(field.args)
      const value = typeof resolver === 'function' ? await resolver(args) : resolver
      return await this.#complete(value, field, path)
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      this.#errors.push({ type: error.type, path, message: error.message })
      return null
    }
  }

  async #complete(value: unknown, field: Field, path: Path): Promise<unknown> {
    if (value === null || field.selection === null) return value
    if (!Array.isArray(value)) return this.object(value as Node, field.selection, path)
    const items: unknown[] = []
    for (const [index, item] of value.entries()) {
      items.push(await this.#complete(item, field, [...path, index]))
    }
    return items
  }

  /** Variables put in; what was not given is null. */
  #value(value: Value): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#value(item))
    if (value === null || typeof value !== 'object') return value
    if ('$' in value) return this.#variables[String(value.$)] ?? null
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, this.#value(item)]),
    )
  }
}
