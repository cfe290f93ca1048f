import type { Api } from '#contract/contract.ts'
import type { StylePiece } from '#web/styles-of-page.ts'

/** Assets that the router writes into pages, by route id; `__root__` is in every page. */
export type AssetManifest = {
  /** The built style sheet, of which each page inlines what it needs; in development the page links to it. */
  styles?: {
    path: string
    pieces: readonly StylePiece[]
    /** Classes that may be added before hydration. */
    runtimeClasses: readonly string[]
  }
  routes: Record<
    string,
    {
      scripts?: { attrs?: Record<string, unknown>; children?: string }[]
      css?: string[]
    }
  >
  /** How built pages hydrate; in development the scripts of the root do it. */
  hydration?: {
    /** The inline script at the start of each page. */
    bootstrapScript: string
    /** Files by route id; the first of `__root__` is the module to run. */
    files: Record<string, readonly string[]>
  }
}

/** A form that was submitted without JavaScript and refused: the typed values and what is wrong. */
export type RefusedForm = {
  values: Record<string, string>
  /** Error message, one sentence. */
  message: string
  /** Messages per field. */
  errors: Record<string, string>
}

/** Input of a rendering besides the address. */
type RenderOptions = {
  api: Api
  manifest: AssetManifest
  signal: AbortSignal
  /** Shown again by the page. */
  refusedForm?: RefusedForm | undefined
}

/** A rendered page with its inline scripts, or a redirect. */
export type RenderedPage = {
  status: number
  /** Empty for a redirect. */
  html: Uint8Array
  scripts: readonly string[]
  location: string | null
}

/** Exports of the built `entry-server`, for the page server. */
export type PageRenderer = {
  /**
   * The canonical address of a page: unknown parameters are dropped, so `?x=1` is the same page. Undefined when no route
   * matches.
   */
  pageAddress: (url: URL) => string | undefined
  /** Renders the page of an address. No cookie reaches it: the result is the same for every visitor. */
  render: (url: URL, drawing: RenderOptions) => Promise<RenderedPage>
  /** Ids of all routes, to check the manifest against. */
  routeIds: () => string[]
}
