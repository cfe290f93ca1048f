import { MAX_PICTURE_BYTES } from '#contract/media.ts'
import { refuse } from '../http/refuse.ts'

const HEADER = /^data:[^,;]*(?:;[^,;]*)*?(;base64)?,/i
const MAX_HEADER_LENGTH = 200
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

const UNREADABLE = 'Cette image n’a pas pu être lue : envoyez-la de nouveau.'

/** The bytes of a data URL of any media type; null when the text is not a data URL. */
export function bytesOfDataUrl(text: string): Buffer | null {
  const header = HEADER.exec(text.slice(0, MAX_HEADER_LENGTH))
  if (!header) return null
  const data = text.slice(header[0].length)
  if (!header[1]) return Buffer.from(unescaped(data) ?? '')
  return BASE64.test(data) && data.length % 4 === 0 ? Buffer.from(data, 'base64') : Buffer.alloc(0)
}

/**
 * The bytes of a picture that was sent as a data URL. The declared type is ignored: formats are detected by the bytes.
 * @param field of the body, for the message
 * @throws Refused `validation` (400) when it is broken or empty, `image_too_large` (413)
 */
export function pictureBytesOf(text: string, field: string): Buffer {
  // The length tells the size before decoding.
  if (text.length > MAX_HEADER_LENGTH + (MAX_PICTURE_BYTES + 3) * (4 / 3)) refuse('image_too_large')
  const bytes = bytesOfDataUrl(text)
  return bytes && bytes.length > 0
    ? bytes
    : refuse('validation', { message: UNREADABLE, errors: { [field]: UNREADABLE } })
}

function unescaped(data: string): string | null {
  try {
    return decodeURIComponent(data)
  } catch {
    return null
  }
}
