/**
 * A scene is plain data: what is placed where. Lengths are thousandths of the scene's width, so that one
 * scene can be rendered at any size. `render-scene.ts` turns it into pixels.
 */
export type Layer = {
  /** Key of a drawing in the art book. */
  readonly art: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** What (x, y) is of the drawing: its centre, or the middle of its foot. */
  readonly anchor?: 'centre' | 'foot'
  /** Degrees, clockwise. */
  readonly angle?: number
  readonly flip?: boolean
  /** 1 is as drawn; less is deeper in the shade, more is nearer to the light. */
  readonly light?: number
  /** How dark the soft shadow that the drawing throws is, 0 to 1. The light comes from the upper left. */
  readonly shadow?: number
}

export type Scene = {
  /** Width divided by height. */
  readonly aspect: number
  /** Key of the opaque drawing, of the same aspect, that lies behind everything. */
  readonly backdrop: string
  readonly layers: readonly Layer[]
}

/** The drawing of one thing, in its own coordinates. */
export type Art = {
  readonly width: number
  readonly height: number
  /** The inside of an `<svg>` element. */
  readonly body: string
  /** Width, in pixels, at which it is rasterised once: at least the largest it is shown at. */
  readonly pixels: number
  /** For drawings that are all blur: rasterised this many times smaller, then smoothly enlarged. */
  readonly softness?: number
  /** Correction of colour, as sharp's `modulate`. */
  readonly tone?: { readonly hue?: number; readonly saturation?: number; readonly brightness?: number }
}
