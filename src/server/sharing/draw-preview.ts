import sharp from 'sharp'
import { siteColors } from '../printing/site-colors.ts'
import { showable, typeface } from '../printing/typeface.ts'
import { escapeMarkup } from '../util/escape-markup.ts'

/** Content of a preview picture. */
export type Preview = {
  /** A picture file in any format that the site stores. */
  picture: Uint8Array | undefined
  title: string
  /** The highlighted line, as a price. */
  figure: string
  /** Short lines; empty ones are left out. */
  lines: readonly string[]
}

/** In pixels; nearly twice as wide as high, for Open Graph previews (https://ogp.me). */
const previewSize = { width: 1200, height: 630 }
const panel = { left: 600, width: 600 }
const column = { left: panel.left + 48, width: panel.width - 96 }
const STRIPES = 15
const TITLE_TOP = 104
const MAX_TITLE_HEIGHT = 216
const JPEG_QUALITY = 82

const color = {
  ...siteColors,
  paper: '#fbf9f4',
  dawn: '#f7e7c8',
  leafDark: '#14532d',
  leafLight: '#8ccd99',
  mangoLight: '#f8b425',
}

type Ink = { size: number; weight: 'bold' | 'regular'; color: string }
type Drawn = { input: Buffer; height: number }

/** Renders words in the column, wrapped between words; scaled down when they would be higher than `atMost` pixels. */
async function drawWords(words: string, { size, weight, color: ink }: Ink, atMost: number): Promise<Drawn> {
  const text = {
    text: `<span foreground="${ink}">${escapeMarkup(showable(words))}</span>`,
    // The comma ends the family name, whose last word would be parsed as a weight.
    font: `${typeface.family}, ${weight} ${size}`,
    fontfile: typeface[weight],
    width: column.width,
    wrap: 'word-char' as const,
    rgba: true,
  }
  const draw = async (room: { dpi: number } | { height: number }) => {
    const { data, info } = await sharp({ text: { ...text, ...room } })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { input: data, height: info.height }
  }
  const asWished = await draw({ dpi: 72 })
  return asWished.height <= atMost ? asWished : draw({ height: atMost })
}

const drawing = (...shapes: string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">${shapes.join('')}</svg>`,
  )

/** The site's logo, as in its icon. */
const sign = (left: number, top: number, scale: number): string =>
  `<g transform="translate(${left} ${top}) scale(${scale})">
    <circle cx="16" cy="18.5" r="11.5" fill="${color.mangoLight}"/>
    <path d="M15 14C15 7 20 3 28 3c0 8-5 12-13 11Z" fill="${color.leaf}" stroke="${color.leafDark}" stroke-width=".5"/>
    <path d="M15 15c2-4 5-7 9-9" fill="none" stroke="${color.leafLight}" stroke-width="1.5" stroke-linecap="round"/>
  </g>`

/** A striped awning along the top of the panel. */
function awning(): string {
  const width = panel.width / STRIPES
  const stripes = Array.from({ length: STRIPES }, (_, index) => {
    const left = panel.left + index * width
    const fill = index % 2 === 0 ? color.leaf : color.mango
    return `<path fill="${fill}" d="M${left} 0h${width}v40a${width / 2} ${width / 2} 0 0 1-${width} 0z"/>`
  })
  return stripes.join('')
}

/** Draws the left half: the picture or, without one, the logo on a plain background. */
async function drawPicture(picture: Uint8Array | undefined): Promise<Buffer> {
  if (!picture) {
    const sky = `<rect width="${panel.left}" height="100%" fill="${color.dawn}"/>`
    return drawing(sky, sign(140, 155, 10))
  }
  return sharp(picture)
    .resize({ width: panel.left, height: previewSize.height, fit: 'cover' })
    .flatten({ background: color.paper })
    .png()
    .toBuffer()
}

/**
 * Draws the preview picture of a page for messages and social networks (JPEG, which all of them read, under 300 kB).
 * @throws Error when the picture cannot be read
 */
export async function drawPreview({ picture, title, figure, lines }: Preview): Promise<Buffer> {
  const line = { size: 30, weight: 'regular', color: color.soft } as const
  const [left, brand, ...words] = await Promise.all([
    drawPicture(picture),
    drawWords('AMIC', { size: 40, weight: 'bold', color: color.leafDark }, 50),
    drawWords(title, { size: 64, weight: 'bold', color: color.ink }, MAX_TITLE_HEIGHT),
    drawWords(figure, { size: 46, weight: 'bold', color: color.leafDark }, 60),
    ...lines.filter(Boolean).map(words => drawWords(words, line, 42)),
  ])
  let top = TITLE_TOP
  const written = words.map(({ input, height }, row) => {
    const place = { input, left: column.left, top }
    top += height + (row < 2 ? 32 : 18)
    return place
  })
  return sharp({ create: { ...previewSize, channels: 3, background: color.paper } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: drawing(awning(), sign(column.left - 8, 532, 1.75)), left: 0, top: 0 },
      ...written,
      { input: brand.input, left: column.left + 60, top: 552 },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}
