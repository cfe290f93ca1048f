import sharp from 'sharp'

/** A data URL of a picture of these bytes. */
export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A photograph of one colour, as a phone sends it. */
export async function photo(background = '#c81e1e', { width = 400, height = 300 } = {}): Promise<string> {
  return dataUrl(await sharp({ create: { width, height, channels: 3, background } }).jpeg().toBuffer())
}
