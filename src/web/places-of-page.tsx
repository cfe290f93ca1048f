import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AssetManifest } from '#web/page-renderer.ts'
import type { LeavePlace, Part } from '#web/ui/item-drawn-once.tsx'

/** Marks a place until its bytes take it. It never leaves the process, so that no text of a page can hold one. */
const MARK = crypto.randomUUID()
const PLACE = new RegExp(`(?:<!--|/\\*)${MARK}:(\\w+)(?:-->|\\*/)`)

/** Some kilobytes each: the cards of a large market's pages of today. */
const MOST_PARTS = 2_000

type Bytes = Uint8Array<ArrayBuffer>
const encoder = new TextEncoder()

/** The parts that were drawn, by their facts, those asked for last at the end. Other facts are another part. */
const drawn = new WeakMap<object, Map<string, Bytes>>()

function partOf<Facts extends object>(router: AnyRouter, draw: Part<Facts>, facts: Facts): Bytes {
  const parts = drawn.get(draw) ?? new Map<string, Bytes>()
  drawn.set(draw, parts)
  const key = JSON.stringify(facts)
  const part =
    parts.get(key) ??
    encoder.encode(
      renderToString(
        <RouterContextProvider router={router}>{createElement(draw, facts)}</RouterContextProvider>,
      ),
    )
  parts.delete(key)
  parts.set(key, part)
  const [oldest] = parts.keys()
  if (parts.size > MOST_PARTS) parts.delete(oldest!)
  return part
}

type Drawable = (router: AnyRouter) => Bytes

/** The places left in one page. Its parts are drawn after it: React draws one thing at a time. */
export class PlacesOfPage {
  readonly #left: Drawable[] = []

  /** Leaves a place for a part, and gives the mark of it. */
  readonly leave: LeavePlace = (draw, facts) => {
    this.#left.push(router => partOf(router, draw, facts))
    return `<!--${MARK}:${this.#left.length - 1}-->`
  }

  /** The page as it is sent: what React drew, with the parts and the styles in their places. */
  fill(html: string, router: AnyRouter, { styles }: LightManifest): Bytes {
    const pieces = html.split(PLACE).map((piece, nth) => {
      if (nth % 2 === 0) return encoder.encode(piece)
      return styles.get(piece) ?? this.#left[Number(piece)]!(router)
    })
    const page = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of pieces) {
      page.set(piece, at)
      at += piece.length
    }
    return page
  }
}

/** A manifest with marks in place of the styles, a quarter of a page, and the bytes that belong there. */
export type LightManifest = { manifest: AssetManifest; styles: ReadonlyMap<string, Bytes> }

const light = new WeakMap<AssetManifest, LightManifest>()

/** The manifest that the router is given, made once for each. */
export function lighten(manifest: AssetManifest): LightManifest {
  const known = light.get(manifest)
  if (known) return known
  const sheets = Object.entries(manifest.inlineCss?.styles ?? {}).map(([path, text], nth) => ({
    path,
    name: `sheet${nth}`,
    bytes: encoder.encode(text),
  }))
  const marks = Object.fromEntries(sheets.map(({ path, name }) => [path, `/*${MARK}:${name}*/`]))
  const made: LightManifest = {
    manifest: manifest.inlineCss ? { ...manifest, inlineCss: { styles: marks } } : manifest,
    styles: new Map(sheets.map(({ name, bytes }) => [name, bytes])),
  }
  light.set(manifest, made)
  return made
}
