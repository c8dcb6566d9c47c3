import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** What a packed text may unfold to; a comment holds far less. Whoever may edit our comment could plant a bomb. */
const maxUnpackedBytes = 1_048_576

/**
 * A value as deflated JSON in plain base64: of its letters none can end an HTML comment. (The URL alphabet has `-`.)
 */
export const pack = (value: unknown): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }), true))

/** What {@link pack} was given; undefined for anything else. */
export function unpack(text: string): unknown {
  try {
    const bytes = strToU8(atob(text), true)
    const out = inflateSync(bytes, { out: new Uint8Array(maxUnpackedBytes) })
    return JSON.parse(strFromU8(out))
  } catch {
    return undefined
  }
}
