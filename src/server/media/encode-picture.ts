import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { MEDIA_PREFIX } from '#contract/paths.ts'
import { FACE_WIDTH, fileOfWidth, type PictureWidth, pictureWidths } from '#contract/picture-files.ts'

/**
 * Per width: size limit in bytes, and WebP qualities to try in order until it is met. Small originals are not enlarged.
 */
const limits: Record<PictureWidth, { maxBytes: number; qualities: number[] }> = {
  1280: { maxBytes: 250_000, qualities: [76, 66, 56] },
  640: { maxBytes: 25_000, qualities: [74, 66, 58, 50] },
  320: { maxBytes: 15_000, qualities: [68, 58, 48, 38] },
}

/** Row data for the table `media`, and files for the storage. */
export type EncodedPicture = {
  picture: Picture
  files: { name: string; bytes: Buffer }[]
}

/** Maximum height, as a multiple of the width: keeps tall pictures within WebP's limit (16,383 pixels). */
const tallest = 4

/** Content hash, used as the name of stored files. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Names of all possible files of a picture. */
export const filesBehind = (url: string): string[] =>
  ([...pictureWidths, FACE_WIDTH] as const).map(width => fileOfWidth(url, width).slice(MEDIA_PREFIX.length))

/** Encodes an upright picture as three WebP files without metadata, named by the hash of the largest. */
export async function encodePicture(source: Sharp): Promise<EncodedPicture> {
  // Decoded once: the three files and the colour are made of the same pixels.
  const decoded = await resize(source, 1280).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const pixels = () => sharp(decoded.data, { raw: { width, height, channels } })
  const encode = async (width: PictureWidth) => {
    const { data, info } = await resize(pixels(), width).raw().toBuffer({ resolveWithObject: true })
    let bytes = Buffer.alloc(0)
    for (const quality of limits[width].qualities) {
      bytes = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
      if (bytes.length <= limits[width].maxBytes) break
    }
    return bytes
  }
  const [encoded, color] = await Promise.all([
    Promise.all(pictureWidths.map(encode)),
    averageColour(pixels()),
  ])
  const hash = contentHash(encoded[0]!)
  const files = pictureWidths.map((width, nth) => ({ name: `${hash}-${width}.webp`, bytes: encoded[nth]! }))
  return { picture: { url: MEDIA_PREFIX + files[0]!.name, width, height, color }, files }
}

function resize(image: Sharp, width: PictureWidth): Sharp {
  return image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
}

/** Average colour as `#rrggbb`; transparent pixels count as white. */
async function averageColour(image: Sharp): Promise<string> {
  const data = await image
    .resize({ width: 32, height: 32, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const pixels = data.length / 3
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at++) sums[at % 3]! += data[at]!
  return `#${sums
    .map(sum =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
