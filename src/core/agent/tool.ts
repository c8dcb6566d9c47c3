import type { z } from 'zod'
import type { Change } from '../change/model.ts'
import type { Repository } from '../repository.ts'
import type { ToolDefinition } from './messages.ts'

/** What a tool answers the model with. An error says what was wrong and how to mend the call. */
export interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
}

/** One tool the model may call. `run` gets input that fits `input`; it never throws for bad input. */
export interface Tool<Input, Context> {
  readonly name: string
  /** Told to the model: what it does, its bounds, when to use it. */
  readonly description: string
  readonly input: z.ZodType<Input>
  readonly run: (input: Input, context: Context) => ToolAnswer | Promise<ToolAnswer>
}

/** What the reading tools need. */
export interface ReadingContext {
  readonly repository: Repository
  readonly change: Change
}

export const answer = (text: string): ToolAnswer => ({
  text: text === '' ? '(empty)' : text,
  isError: false,
})
export const refuse = (text: string): ToolAnswer => ({ text, isError: true })

export type { ToolDefinition }
