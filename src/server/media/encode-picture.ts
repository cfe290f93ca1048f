import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { MEDIA_PREFIX } from '#contract/paths.ts'

/**
 * The three files of every picture: its width in pixels, the bytes that it may weigh on a slow network, and the WebP
 * qualities it may have, of which it takes the first that is light enough. A small original is never enlarged.
 */
const sizes = {
  large: { width: 1280, maxBytes: 250_000, qualities: [76, 66, 56] },
  medium: { width: 640, maxBytes: 25_000, qualities: [74, 66, 58, 50] },
  small: { width: 320, maxBytes: 15_000, qualities: [68, 58, 48, 38] },
}
type Size = keyof typeof sizes

/** Facts for the table `media`, and the files to put into the storage. */
export type EncodedPicture = {
  picture: Picture
  files: { name: string; bytes: Buffer }[]
}

/** A panorama narrower than this stays within what WebP can hold (16,383 pixels). */
const tallest = 4

/** What a stored file is named by: the same content has the same name. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The names of the three files behind the address of a picture. */
export const filesBehind = (url: string): string[] =>
  Object.values(sizes).map(({ width }) => url.slice(MEDIA_PREFIX.length).replace(/-1280\./, `-${width}.`))

/** Encodes an upright picture as three WebP files without metadata, named by the hash of the largest. */
export async function encodePicture(source: Sharp): Promise<EncodedPicture> {
  // Decoded once: the three files and the colour are made of the same pixels.
  const decoded = await resize(source, 'large').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const pixels = () => sharp(decoded.data, { raw: { width, height, channels } })
  const encode = async (size: Size) => {
    const { data, info } = await resize(pixels(), size).raw().toBuffer({ resolveWithObject: true })
    let bytes = Buffer.alloc(0)
    for (const quality of sizes[size].qualities) {
      bytes = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
      if (bytes.length <= sizes[size].maxBytes) break
    }
    return bytes
  }
  const [large, medium, small, color] = await Promise.all([
    encode('large'),
    encode('medium'),
    encode('small'),
    averageColour(pixels()),
  ])
  const hash = contentHash(large)
  return {
    picture: { url: `${MEDIA_PREFIX}${hash}-1280.webp`, width, height, color },
    files: [
      { name: `${hash}-1280.webp`, bytes: large },
      { name: `${hash}-640.webp`, bytes: medium },
      { name: `${hash}-320.webp`, bytes: small },
    ],
  }
}

function resize(image: Sharp, size: Size): Sharp {
  const { width } = sizes[size]
  return image.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
}

/** `#rrggbb`; what is transparent counts as white. */
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
