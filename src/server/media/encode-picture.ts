import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#contract/catalogue.ts'

/** Where visitors find stored pictures. */
export const picturePrefix = '/attached_assets/'

/** Widths, in pixels, of the three files of every picture. A small original is never enlarged. */
const sizes = { large: 1280, medium: 640, small: 320 } as const
type Size = keyof typeof sizes
/** WebP quality of each: a shop card weighs at most 15 kB. */
const qualities = { large: 76, medium: 74, small: 68 } as const

/** Facts for the table `media`, and the files to put into the storage. */
export type EncodedPicture = {
  picture: Picture
  files: { name: string; bytes: Buffer }[]
}

type Options = {
  /** How hard the encoder works for fewer bytes, 0 to 6. */
  effort?: number
}

/** A panorama narrower than this stays within what WebP can hold (16,383 pixels). */
const tallest = 4

/** The names of the three files behind the address of a picture. */
export const filesBehind = (url: string): string[] =>
  Object.values(sizes).map(width => url.slice(picturePrefix.length).replace(/-1280\./, `-${width}.`))

/** Encodes an upright picture as three WebP files without metadata, named by the hash of the largest. */
export async function encodePicture(source: Sharp, { effort = 4 }: Options = {}): Promise<EncodedPicture> {
  // Decoded once: the three files and the colour are made of the same pixels.
  const decoded = await resize(source, 'large').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const pixels = () => sharp(decoded.data, { raw: { width, height, channels } })
  const encode = (size: Size) => resize(pixels(), size).webp({ quality: qualities[size], effort }).toBuffer()
  const [large, medium, small, color] = await Promise.all([
    encode('large'),
    encode('medium'),
    encode('small'),
    averageColour(pixels()),
  ])
  const hash = createHash('sha256').update(large).digest('hex').slice(0, 32)
  return {
    picture: { url: `${picturePrefix}${hash}-1280.webp`, width, height, color },
    files: [
      { name: `${hash}-1280.webp`, bytes: large },
      { name: `${hash}-640.webp`, bytes: medium },
      { name: `${hash}-320.webp`, bytes: small },
    ],
  }
}

const resize = (image: Sharp, size: Size): Sharp =>
  image.resize({ width: sizes[size], height: sizes[size] * tallest, fit: 'inside', withoutEnlargement: true })

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
