import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The first `digits` hex digits of a sha256 over the parts; no two lists of parts are read as the same text. */
export const digest = (parts: readonly (string | number | null)[], digits: number): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, digits)
