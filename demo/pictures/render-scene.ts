import type { ArtBook, Raster, Shade, Sprite } from './art-book.ts'
import type { Layer, Scene } from './scene.ts'

/** An opaque picture: three bytes a pixel, sRGB. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array }

// Composed here, sprite by sprite, because librsvg takes seconds for the same scene: it runs every filter
// of an icon again for each piece of a pile.

/** Renders a scene at the given width in pixels. */
export async function renderScene(scene: Scene, book: ArtBook, width: number): Promise<Pixels> {
  const height = Math.round(width / scene.aspect)
  const pixels = { width, height, data: new Uint8Array(width * height * 3) }
  const backdrop = await book.sprite(scene.backdrop)
  layBackdrop(pixels, backdrop)
  for (const layer of scene.layers) placeLayer(pixels, layer, await book.sprite(layer.art))
  return pixels
}

/** Covers the whole picture; a backdrop has the aspect of its scene. */
function layBackdrop(pixels: Pixels, backdrop: Sprite): void {
  const { data, width, height } = levelFor(backdrop, pixels.width)
  for (let y = 0; y < pixels.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / pixels.height)) * width
    for (let x = 0; x < pixels.width; x++) {
      const from = (row + Math.floor((x * width) / pixels.width)) * 4
      const at = (y * pixels.width + x) * 3
      pixels.data[at] = data[from]!
      pixels.data[at + 1] = data[from + 1]!
      pixels.data[at + 2] = data[from + 2]!
    }
  }
}

/** Where a drawing lands: its centre, its size and its turn, in pixels. */
type Placement = {
  cx: number
  cy: number
  width: number
  height: number
  cos: number
  sin: number
  flip: boolean
}

function placeLayer(pixels: Pixels, layer: Layer, sprite: Sprite): void {
  const unit = pixels.width / 1000
  const width = layer.width * unit
  const height = width / sprite.aspect
  const turn = ((layer.angle ?? 0) * Math.PI) / 180
  const centreY = layer.y * unit - (layer.anchor === 'foot' ? height / 2 : 0)
  const flip = layer.flip ?? false
  const placement = {
    cx: layer.x * unit,
    cy: centreY,
    width,
    height,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    flip,
  }
  if (layer.shadow) {
    const away = Math.min(width, height) * 0.045
    castShadow(
      pixels,
      { ...placement, cx: placement.cx + away, cy: centreY + away * 1.3 },
      sprite.shade,
      layer.shadow,
    )
  }
  paint(pixels, placement, levelFor(sprite, width), layer.light ?? 1)
}

function levelFor(sprite: Sprite, width: number): Raster {
  let chosen = sprite.levels[0]!
  for (const level of sprite.levels) if (level.width >= width) chosen = level
  return chosen
}

/** The rectangle of pixels that a turned drawing can touch. */
function boundsOf(pixels: Pixels, place: Placement, spreadX: number, spreadY: number) {
  const halfWidth =
    (Math.abs(place.cos) * place.width * spreadX + Math.abs(place.sin) * place.height * spreadY) / 2
  const halfHeight =
    (Math.abs(place.sin) * place.width * spreadX + Math.abs(place.cos) * place.height * spreadY) / 2
  return {
    left: Math.max(0, Math.floor(place.cx - halfWidth)),
    right: Math.min(pixels.width - 1, Math.ceil(place.cx + halfWidth)),
    top: Math.max(0, Math.floor(place.cy - halfHeight)),
    bottom: Math.min(pixels.height - 1, Math.ceil(place.cy + halfHeight)),
  }
}

function castShadow(pixels: Pixels, place: Placement, shade: Shade, strength: number): void {
  const inner = shade.width - 2 * shade.margin
  const scale = inner / place.width
  const bounds = boundsOf(
    pixels,
    place,
    shade.width / inner,
    shade.height / (shade.height - 2 * shade.margin),
  )
  const mirror = place.flip ? -1 : 1
  // A shadow is soft: one reading serves a square of two by two pixels.
  for (let y = bounds.top; y <= bounds.bottom; y += 2) {
    for (let x = bounds.left; x <= bounds.right; x += 2) {
      const dx = x + 1 - place.cx
      const dy = y + 1 - place.cy
      const u = (dx * place.cos + dy * place.sin) * mirror * scale + shade.width / 2 - 0.5
      const v = (dy * place.cos - dx * place.sin) * scale + shade.height / 2 - 0.5
      if (u < 0 || v < 0 || u >= shade.width - 1 || v >= shade.height - 1) continue
      const dark = (readShade(shade, u, v) * strength) / 255
      if (dark < 0.01) continue
      const at = (y * pixels.width + x) * 3
      darken(pixels.data, at, dark)
      if (x < bounds.right) darken(pixels.data, at + 3, dark)
      if (y < bounds.bottom) {
        darken(pixels.data, at + pixels.width * 3, dark)
        if (x < bounds.right) darken(pixels.data, at + pixels.width * 3 + 3, dark)
      }
    }
  }
}

function readShade({ data, width }: Shade, u: number, v: number): number {
  const from = (v | 0) * width + (u | 0)
  const fx = u - (u | 0)
  const fy = v - (v | 0)
  const above = data[from]! * (1 - fx) + data[from + 1]! * fx
  const below = data[from + width]! * (1 - fx) + data[from + width + 1]! * fx
  return above * (1 - fy) + below * fy
}

/** A warm shadow: blue goes first, as under a yellow morning sun. */
function darken(data: Uint8Array, at: number, dark: number): void {
  data[at] = data[at]! * (1 - dark * 0.86)
  data[at + 1] = data[at + 1]! * (1 - dark * 0.92)
  data[at + 2] = data[at + 2]! * (1 - dark)
}

function paint(pixels: Pixels, place: Placement, raster: Raster, light: number): void {
  const scale = raster.width / place.width
  const bounds = boundsOf(pixels, place, 1, 1)
  const mirror = place.flip ? -1 : 1
  const { data, width } = raster
  const stride = width * 4
  const stepU = place.cos * mirror * scale
  const stepV = -place.sin * scale
  const tint = Math.round(light * 256)
  for (let y = bounds.top; y <= bounds.bottom; y++) {
    const dx = bounds.left + 0.5 - place.cx
    const dy = y + 0.5 - place.cy
    let u = (dx * place.cos + dy * place.sin) * mirror * scale + width / 2 - 0.5
    let v = (dy * place.cos - dx * place.sin) * scale + raster.height / 2 - 0.5
    let at = (y * pixels.width + bounds.left) * 3
    for (let x = bounds.left; x <= bounds.right; x++, u += stepU, v += stepV, at += 3) {
      if (u < 0 || v < 0 || u >= width - 1 || v >= raster.height - 1) continue
      const from = (v | 0) * stride + (u | 0) * 4
      const below = from + stride
      // Most of a drawing's rectangle is empty: the quickest answer comes first.
      if ((data[from + 3]! | data[from + 7]! | data[below + 3]! | data[below + 7]!) === 0) continue
      blend(pixels.data, at, data, from, stride, u - (u | 0), v - (v | 0), tint)
    }
  }
}

/** Lays one bilinear reading of a premultiplied raster over one pixel. Weights and tint are in 1/256. */
function blend(
  target: Uint8Array,
  at: number,
  source: Uint8Array,
  from: number,
  stride: number,
  fx: number,
  fy: number,
  tint: number,
): void {
  const below = from + stride
  const d = (fx * fy * 256) | 0
  const b = ((fx * 256) | 0) - d
  const c = ((fy * 256) | 0) - d
  const a = 256 - b - c - d
  const alpha =
    (source[from + 3]! * a + source[from + 7]! * b + source[below + 3]! * c + source[below + 7]! * d) >> 8
  if (alpha === 0) return
  const red = (source[from]! * a + source[from + 4]! * b + source[below]! * c + source[below + 4]! * d) >> 8
  const green =
    (source[from + 1]! * a + source[from + 5]! * b + source[below + 1]! * c + source[below + 5]! * d) >> 8
  const blue =
    (source[from + 2]! * a + source[from + 6]! * b + source[below + 2]! * c + source[below + 6]! * d) >> 8
  const kept = alpha > 253 ? 0 : 256 - alpha
  target[at] = Math.min(255, (target[at]! * kept + red * tint) >> 8)
  target[at + 1] = Math.min(255, (target[at + 1]! * kept + green * tint) >> 8)
  target[at + 2] = Math.min(255, (target[at + 2]! * kept + blue * tint) >> 8)
}
