import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Art } from './scene.ts'

/** A drawing as pixels: premultiplied RGBA at full size and at every half of it, and its blurred outline. */
export type Sprite = {
  readonly aspect: number
  readonly levels: readonly Raster[]
  readonly shade: Shade
}

export type Raster = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** A soft outline, one byte a pixel; `margin` pixels lie outside the drawing on each side. */
export type Shade = {
  readonly width: number
  readonly height: number
  readonly margin: number
  readonly data: Uint8Array
}

export type ArtBook = { sprite(key: string): Promise<Sprite> }

/** Below this a drawing would no longer be recognised, in pixels. */
const smallestSprite = 40

/** Widest version of a drawing that its shadow is made from, in pixels. */
const widestShade = 100

/**
 * Rasterises each drawing once, when it is first asked for. Unknown keys throw.
 * @param scale of the scenes that will be rendered: 1 is products 1024 and landscapes 1280 pixels wide
 */
export function openArtBook(arts: Readonly<Record<string, Art>>, scale = 1): ArtBook {
  const sprites = new Map<string, Promise<Sprite>>()
  return {
    sprite(key) {
      const known = sprites.get(key)
      if (known) return known
      const art = arts[key]
      if (!art) throw new Error(`No drawing named "${key}"`)
      const made = rasterise({ ...art, pixels: Math.max(smallestSprite, Math.round(art.pixels * scale)) })
      sprites.set(key, made)
      return made
    },
  }
}

type FluentIcons = { icons: Record<string, { body: string } | undefined> }
let fluentIcons: FluentIcons | undefined

/** The drawing of one icon of the package `@iconify-json/fluent-emoji` (MIT), read where it is installed. */
export function fluentArt(name: string, pixels: number, tone?: Art['tone']): Art {
  fluentIcons ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as FluentIcons
  const icon = fluentIcons.icons[name]
  if (!icon) throw new Error(`The package of icons has no "${name}"`)
  return { width: 32, height: 32, body: icon.body, pixels, ...(tone ? { tone } : {}) }
}

async function rasterise(art: Art): Promise<Sprite> {
  const width = Math.round(art.pixels / (art.softness ?? 1))
  const height = Math.round((width * art.height) / art.width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${art.width} ${art.height}" width="${width}" height="${height}">${art.body}</svg>`
  let image = sharp(Buffer.from(svg))
  // In two passes: in one, sharp would rasterise the drawing at the larger size.
  if (art.softness) image = sharp(await image.png().toBuffer()).resize({ width: art.pixels })
  if (art.tone) image = image.modulate(art.tone)
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const full: Raster = { width: info.width, height: info.height, data: premultiply(data) }
  const levels = [full]
  for (let last = full; last.width > 48; ) {
    last = halve(last)
    levels.push(last)
  }
  return { aspect: art.width / art.height, levels, shade: shadeOf(levels) }
}

function premultiply(data: Uint8Array): Uint8Array {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 255) continue
    data[at] = (data[at]! * alpha) / 255
    data[at + 1] = (data[at + 1]! * alpha) / 255
    data[at + 2] = (data[at + 2]! * alpha) / 255
  }
  return data
}

function halve(raster: Raster): Raster {
  const width = raster.width >> 1
  const height = Math.max(1, raster.height >> 1)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * 2 * raster.width + x * 2) * 4
      const below = from + (y * 2 + 1 < raster.height ? raster.width * 4 : 0)
      for (let channel = 0; channel < 4; channel++) {
        const sum =
          raster.data[from + channel]! +
          raster.data[from + 4 + channel]! +
          raster.data[below + channel]! +
          raster.data[below + 4 + channel]!
        data[(y * width + x) * 4 + channel] = (sum + 2) >> 2
      }
    }
  }
  return { width, height, data }
}

/** The outline of a small version of the drawing, softened by three box blurs (nearly a Gaussian). */
function shadeOf(levels: readonly Raster[]): Shade {
  const small = levels.find(level => level.width <= widestShade) ?? levels.at(-1)!
  const margin = Math.ceil(small.width / 4)
  const width = small.width + 2 * margin
  const height = small.height + 2 * margin
  let data: Uint8Array = new Uint8Array(width * height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      data[(y + margin) * width + x + margin] = small.data[(y * small.width + x) * 4 + 3]!
    }
  }
  const radius = Math.max(1, Math.round(small.width / 20))
  for (let pass = 0; pass < 3; pass++) {
    data = boxBlur(data, width, height, 1, width, radius)
    data = boxBlur(data, height, width, width, 1, radius)
  }
  return { width, height, margin, data }
}

/** Averages along lines of `length` bytes, `step` apart; lines begin `stride` apart. Outside counts as empty. */
function boxBlur(
  from: Uint8Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): Uint8Array {
  const blurred = new Uint8Array(from.length)
  for (let line = 0; line < lines; line++) {
    let sum = 0
    for (let at = -radius; at < length; at++) {
      if (at + radius < length) sum += from[line * stride + (at + radius) * step]!
      if (at - radius - 1 >= 0) sum -= from[line * stride + (at - radius - 1) * step]!
      if (at >= 0) blurred[line * stride + at * step] = sum / (2 * radius + 1)
    }
  }
  return blurred
}
