import { Ajv2020 } from 'ajv/dist/2020.js'
import { blocksOf } from './blocks.ts'
import { isObject, need, Refusal } from './refusal.ts'
import type { MessagesBody, ServedModel, WireTool } from './types.ts'

const FIELDS = new Set(
  'model messages max_tokens system tools tool_choice thinking stream stop_sequences metadata service_tier output_config'.split(
    ' ',
  ),
)
const NOT_COUNTED = new Set('max_tokens stream stop_sequences metadata service_tier'.split(' '))
const MAX_CACHE_MARKS = 4
const TOOL_NAME = /^[a-zA-Z0-9_-]{1,128}$/

/** Everything about a request but its messages. */
export function checkRequest(body: MessagesBody, model: ServedModel, counting: boolean): void {
  for (const field of Object.keys(body)) {
    const known = FIELDS.has(field) && !(counting && NOT_COUNTED.has(field))
    // Sampling parameters (`temperature`, `top_p`, `top_k`) fall under this too since API version 2026-10-21.
    need(known, `${field}: Extra inputs are not permitted`)
  }
  if (!counting) checkLength(body, model)
  const tools = body.tools ?? []
  checkTools(tools)
  if (isObject(body['tool_choice'])) {
    const { type } = body['tool_choice']
    need(
      type !== 'any' && type !== 'tool',
      'tool_choice: type "tool" and "any" are not supported for this model.',
    )
  }
  for (const block of blocksOf(body.system)) {
    need(
      block.type === 'text' && block['text'] !== '',
      'system: text content blocks must be non-empty',
    )
  }
  checkThinking(body['thinking'])
  checkOutput(body, model)
  checkMarks(body, tools)
}

function checkLength(body: MessagesBody, model: ServedModel): void {
  const { max_tokens: max } = body
  need(Number.isInteger(max) && max >= 0, 'max_tokens: Input should be a valid integer')
  need(
    max <= model.maxOutput,
    `max_tokens: ${max} > ${model.maxOutput}, which is the maximum allowed number of output tokens for ${model.id}`,
  )
  if (max === 0) {
    need(!body.stream, 'max_tokens: 0 is not supported with `stream: true`')
    need(!body.output_config?.format, 'max_tokens: 0 is not supported with `output_config.format`')
  }
}

function checkThinking(thinking: unknown): void {
  if (thinking === undefined) return
  need(
    isObject(thinking) && thinking['type'] === 'adaptive',
    'thinking: only `adaptive` is supported for this model.',
  )
}

function checkTools(tools: readonly WireTool[]): void {
  const names = tools.map((tool) => tool.name)
  need(new Set(names).size === names.length, 'tools: Tool names must be unique.')
  for (const { name, input_schema: schema } of tools) {
    need(TOOL_NAME.test(name), `tools.${name}.name: String should match pattern`)
    need(
      isObject(schema) && schema['type'] === 'object',
      `tools.${name}.input_schema.type: Input should be 'object'`,
    )
    need(
      !('oneOf' in schema || 'anyOf' in schema || 'allOf' in schema),
      `tools.${name}.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`,
    )
    checkSchema(schema, `tools.${name}.input_schema`)
  }
}

/** Schemas found valid: the same few come with every request, and compiling is slow. */
const valid = new Set<string>()

function checkSchema(schema: Readonly<Record<string, unknown>>, place: string): void {
  const text = JSON.stringify(schema)
  if (valid.has(text)) return
  try {
    new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema })
    valid.add(text)
  } catch (error) {
    throw new Refusal(`${place}: JSON schema is invalid (${String(error)})`)
  }
}

function checkOutput(body: MessagesBody, model: ServedModel): void {
  const { effort, format } = body.output_config ?? {}
  if (effort !== undefined) {
    need(model.efforts.length > 0, 'This model does not support the effort parameter.')
    need(model.efforts.includes(effort), `output_config.effort: '${effort}' is not supported`)
  }
  if (format === undefined) return
  need(model.structuredOutputs, 'output_config.format: not supported on this model')
  need(format.type === 'json_schema', "output_config.format.type: Input should be 'json_schema'")
  checkSchema(format.schema, 'output_config.format.schema')
  checkClosedObjects(format.schema)
}

/** Structured outputs want every object closed. */
function checkClosedObjects(schema: unknown): void {
  if (Array.isArray(schema)) schema.forEach(checkClosedObjects)
  if (!isObject(schema)) return
  need(
    schema['type'] !== 'object' || schema['additionalProperties'] === false,
    "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
  )
  Object.values(schema).forEach(checkClosedObjects)
}

function checkMarks(body: MessagesBody, tools: readonly WireTool[]): void {
  const marked = [
    ...tools,
    ...blocksOf(body.system),
    ...body.messages.flatMap((message) => blocksOf(message.content)),
  ].filter((block) => block['cache_control'])
  need(
    marked.length <= MAX_CACHE_MARKS,
    `A maximum of ${MAX_CACHE_MARKS} blocks with cache_control may be provided. Found ${marked.length}.`,
  )
  const fits = marked.every(({ type }) => type !== 'thinking' && type !== 'redacted_thinking')
  need(fits, 'cache_control: Extra inputs are not permitted on thinking blocks')
}
