import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ServerManifest } from '@tanstack/router-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { NOTICE_LOOK } from '#web/before-alive/connection-notice.ts'
import type { AssetManifest } from '#web/page-renderer.ts'
import { classesIn, stylesFor } from '#web/styles-of-page.ts'
import type { LeavePlace, Part } from '#web/ui/item-drawn-once.tsx'

/** Marks a place until its bytes take it. It never leaves the process, so that no text of a page can hold one. */
const MARK = crypto.randomUUID()
const PLACE = new RegExp(`(?:<!--|/\\*)${MARK}:(\\w+)(?:-->|\\*/)`)
const STYLES = 'styles'

/** Some kilobytes each: the cards of a large market's pages of today. */
const MOST_PARTS = 2_000

type Bytes = Uint8Array<ArrayBuffer>
const encoder = new TextEncoder()

/** What takes a place, and the classes on it. */
type Drawn = { bytes: Bytes; classes: ReadonlySet<string> }

const drawnOf = (html: string): Drawn => ({ bytes: encoder.encode(html), classes: classesIn(html) })

/** Where the styles come, once it is known which classes are on the page. */
const stylesPlace = drawnOf('')

/** The parts that were drawn, by their facts, those asked for last at the end. Other facts are another part. */
const drawn = new WeakMap<object, Map<string, Drawn>>()

function partOf<Facts extends object>(router: AnyRouter, draw: Part<Facts>, facts: Facts): Drawn {
  const parts = drawn.get(draw) ?? new Map<string, Drawn>()
  drawn.set(draw, parts)
  const key = JSON.stringify(facts)
  const part =
    parts.get(key) ??
    drawnOf(
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

type Drawable = (router: AnyRouter) => Drawn

/** What a page needs of the styles, with the classes on it and those that may come onto it before it is alive. */
function stylesOf(pieces: readonly Drawn[], { styles }: AssetManifest): Bytes {
  const classes = new Set([...NOTICE_LOOK.split(' '), ...(styles?.laterClasses ?? [])])
  for (const piece of pieces) for (const name of piece.classes) classes.add(name)
  return encoder.encode(stylesFor(styles?.pieces ?? [], classes))
}

/** The places left in one page. Its parts are drawn after it: React draws one thing at a time. */
export class PlacesOfPage {
  readonly #left: Drawable[] = []

  /** Leaves a place for a part, and gives the mark of it. */
  readonly leave: LeavePlace = (draw, facts) => {
    this.#left.push(router => partOf(router, draw, facts))
    return `<!--${MARK}:${this.#left.length - 1}-->`
  }

  /** The page as it is sent: what React drew, with the parts and the styles in their places. */
  fill(html: string, router: AnyRouter, manifest: AssetManifest): Bytes {
    const pieces = html.split(PLACE).map((piece, nth) => {
      if (nth % 2 === 0) return drawnOf(piece)
      return piece === STYLES ? stylesPlace : this.#left[Number(piece)]!(router)
    })
    const placed = pieces.map(piece => (piece === stylesPlace ? stylesOf(pieces, manifest) : piece.bytes))
    const page = new Uint8Array(placed.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const piece of placed) {
      page.set(piece, at)
      at += piece.length
    }
    return page
  }
}

const light = new WeakMap<AssetManifest, ServerManifest>()

/** The manifest that the router is given, made once for each: it bears a mark in place of the styles, of which each page has its own. */
export function lighten(manifest: AssetManifest): ServerManifest {
  const known = light.get(manifest)
  if (known) return known
  const { routes, styles } = manifest
  const made = styles
    ? { routes, inlineCss: { styles: { [styles.path]: `/*${MARK}:${STYLES}*/` } } }
    : { routes }
  light.set(manifest, made)
  return made
}
