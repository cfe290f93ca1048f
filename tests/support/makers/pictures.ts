import sharp from 'sharp'

/** A data URL of a picture of these bytes. */
export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A picture of one colour, to the bit. */
export async function photo(background = '#c81e1e', { width = 400, height = 300 } = {}): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return dataUrl(bytes, 'image/png')
}

let colour = 0

/** A picture that nobody sent before: its colour is far from the one before, as encoding levels near ones. */
export function newPhoto(): Promise<string> {
  colour = (colour + 0x35_1f_4b) % 0x1_00_00_00
  return photo(`#${colour.toString(16).padStart(6, '0')}`)
}
