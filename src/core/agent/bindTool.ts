import { z } from 'zod'
import { asShown } from '../safety/fence.ts'
import { saysWhy } from '../saysWhy.ts'
import { type ToolDefinition, UNPARSED_INPUT } from './messages.ts'
import { refuse, type Tool, type ToolAnswer } from './tool.ts'

/** A tool with what it works on, ready to be called with whatever the model sent. */
export interface BoundTool {
  readonly name: string
  /** Never throws: a wrong input, or a tool that breaks, is an answer the model can act on. */
  call(input: unknown): Promise<ToolAnswer>
}

/** A tool as the API takes it. */
export function defineTool<Input, Context>(tool: Tool<Input, Context>): ToolDefinition {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, { io: 'input' })
  return { name: tool.name, description: tool.description, input_schema: schema }
}

/** `onBreak` hears of errors that are not the model's doing. */
export const bindTool = <Input, Context>(
  tool: Tool<Input, Context>,
  context: Context,
  onBreak: (error: unknown) => void,
): BoundTool => ({
  name: tool.name,
  async call(input) {
    if (isUnparsed(input)) {
      return refuse('The input was not JSON. Repeat the call with the whole input as valid JSON.')
    }
    const parsed = tool.input.safeParse(input)
    if (!parsed.success) {
      return refuse(
        `The input does not fit the schema of \`${tool.name}\`:\n${asShown(z.prettifyError(parsed.error))}\n` +
          'Repeat the call with the whole input mended.',
      )
    }
    try {
      const said = await tool.run(parsed.data, context)
      // A refusal repeats names and code of the change; an answer's own tool knows what in it is whose.
      return said.isError ? refuse(asShown(said.text)) : said
    } catch (error) {
      onBreak(error)
      const why = saysWhy(error)
      return refuse(
        `\`${tool.name}\` broke: ${asShown(why)}. That is not the fault of the input; go on without it.`,
      )
    }
  },
})

const isUnparsed = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && UNPARSED_INPUT in input
