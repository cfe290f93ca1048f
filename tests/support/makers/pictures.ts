import sharp from 'sharp'

/** A data URL of a picture of these bytes. */
export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A picture in one colour, byte-identical each time. */
export async function photo(background = '#c81e1e', { width = 400, height = 300 } = {}): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return dataUrl(bytes, 'image/png')
}

let colour = 0

/** A picture that was not uploaded before: in a colour unlike the last one, since similar ones are encoded alike. */
export function newPhoto(): Promise<string> {
  colour = (colour + 0x35_1f_4b) % 0x1_00_00_00
  return photo(`#${colour.toString(16).padStart(6, '0')}`)
}
