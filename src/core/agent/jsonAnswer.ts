import { isText, type ModelReply } from './messages.ts'

/** The JSON object in a reply, which may have words or a fence around it where the endpoint cannot bind it; null when there is none. */
export function jsonAnswer({ content }: Pick<ModelReply, 'content'>): unknown {
  const text = textOf({ content })
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

export const textOf = ({ content }: Pick<ModelReply, 'content'>): string =>
  content
    .filter(isText)
    .map(({ text }) => text)
    .join('')
