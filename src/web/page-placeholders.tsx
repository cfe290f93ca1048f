import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ServerManifest } from '@tanstack/router-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { NOTICE_CLASSES } from '#web/hydration/connection-notice.ts'
import type { AssetManifest } from '#web/page-renderer.ts'
import { classesIn, stylesFor } from '#web/styles-of-page.ts'
import type { FragmentComponent, LeavePlaceholder } from '#web/ui/cached-item.tsx'

/** Marks a placeholder until it is filled. It never leaves the process, so no content can contain it. */
const MARK = crypto.randomUUID()
const PLACE = new RegExp(`(?:<!--|/\\*)${MARK}:(\\w+)(?:-->|\\*/)`)
const STYLES = 'styles'

/** Some kilobytes each: enough for the product cards of a large market. */
const MAX_FRAGMENTS = 2_000

type Bytes = Uint8Array<ArrayBuffer>
const encoder = new TextEncoder()

/** The bytes that fill a placeholder, and the classes in them. */
type Fragment = { bytes: Bytes; classes: ReadonlySet<string> }

const fragmentOf = (html: string): Fragment => ({ bytes: encoder.encode(html), classes: classesIn(html) })

/** Placeholder of the styles, filled once the classes of the page are known. */
const stylesFragment = fragmentOf('')

/** Rendered fragments by component and props, least recently used first. */
const fragments = new WeakMap<object, Map<string, Fragment>>()

function cachedFragment<Facts extends object>(
  router: AnyRouter,
  draw: FragmentComponent<Facts>,
  facts: Facts,
): Fragment {
  const parts = fragments.get(draw) ?? new Map<string, Fragment>()
  fragments.set(draw, parts)
  const key = JSON.stringify(facts)
  const part =
    parts.get(key) ??
    fragmentOf(
      renderToString(
        <RouterContextProvider router={router}>{createElement(draw, facts)}</RouterContextProvider>,
      ),
    )
  parts.delete(key)
  parts.set(key, part)
  const [oldest] = parts.keys()
  if (parts.size > MAX_FRAGMENTS) parts.delete(oldest!)
  return part
}

type RenderFragment = (router: AnyRouter) => Fragment

/** The rules that a page needs: for its classes and those that may be added before hydration. */
function stylesOf(pieces: readonly Fragment[], { styles }: AssetManifest): Bytes {
  const classes = new Set([...NOTICE_CLASSES.split(' '), ...(styles?.runtimeClasses ?? [])])
  for (const piece of pieces) for (const name of piece.classes) classes.add(name)
  return encoder.encode(stylesFor(styles?.pieces ?? [], classes))
}

/** The placeholders of one page. Fragments are rendered after the page: React cannot nest renderings. */
export class PagePlaceholders {
  readonly #left: RenderFragment[] = []

  /** Leaves a placeholder for a fragment and returns its mark. */
  readonly leave: LeavePlaceholder = (draw, facts) => {
    this.#left.push(router => cachedFragment(router, draw, facts))
    return `<!--${MARK}:${this.#left.length - 1}-->`
  }

  /** The final page: the HTML of React with fragments and styles filled in. */
  fill(html: string, router: AnyRouter, manifest: AssetManifest): Bytes {
    const pieces = html.split(PLACE).map((piece, nth) => {
      if (nth % 2 === 0) return fragmentOf(piece)
      return piece === STYLES ? stylesFragment : this.#left[Number(piece)]!(router)
    })
    const placed = pieces.map(piece => (piece === stylesFragment ? stylesOf(pieces, manifest) : piece.bytes))
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

/** The manifest for the router, made once for each: it has a placeholder instead of the styles, which differ by page. */
export function withStylesPlaceholder(manifest: AssetManifest): ServerManifest {
  const cached = light.get(manifest)
  if (cached) return cached
  const { routes, styles } = manifest
  const made = styles
    ? { routes, inlineCss: { styles: { [styles.path]: `/*${MARK}:${STYLES}*/` } } }
    : { routes }
  light.set(manifest, made)
  return made
}
