import type { Api } from '#contract/contract.ts'
import type { StylePiece } from '#web/styles-of-page.ts'

/** What the router writes into pages, by the ids of routes; `__root__` goes with every page. */
export type AssetManifest = {
  /** The built style sheet, of which each page carries what it needs; in development the page names it. */
  styles?: {
    path: string
    pieces: readonly StylePiece[]
    /** What may be put into a page that was drawn, before it is alive. */
    laterClasses: readonly string[]
  }
  routes: Record<
    string,
    {
      scripts?: { attrs?: Record<string, unknown>; children?: string }[]
      css?: string[]
    }
  >
  /** How built pages come alive; in development the scripts of the root see to it. */
  life?: {
    /** The script that each page begins with. */
    firstScript: string
    /** Which files each route needs, by its id; the first of `__root__` is the one to run. */
    files: Record<string, readonly string[]>
  }
}

/** A form that a browser sent by itself and that was refused: what was typed, and what is wrong with it. */
export type RefusedForm = {
  values: Record<string, string>
  /** What is wrong, in one sentence. */
  message: string
  /** Messages per field. */
  errors: Record<string, string>
}

/** What a page is drawn with besides its address. */
export type Drawing = {
  api: Api
  manifest: AssetManifest
  signal: AbortSignal
  /** The page shows it again. */
  refusedForm?: RefusedForm | undefined
}

/** A rendered page with the inline scripts that it may run, or the address that it sends to. */
export type RenderedPage = {
  status: number
  /** Empty when it sends elsewhere. */
  html: Uint8Array
  scripts: readonly string[]
  location: string | null
}

/** What the built `entry-server` gives to the process that serves pages. */
export type PageRenderer = {
  /**
   * The one address of a page: what the page does not understand is left out, so that `?x=1` is the same
   * page. Undefined when no page has that path.
   */
  pageAddress: (url: URL) => string | undefined
  /** Renders the page of an address of this site. No cookie reaches it: it is the same for every visitor. */
  render: (url: URL, drawing: Drawing) => Promise<RenderedPage>
  /** Ids of all routes, to check the manifest against. */
  routeIds: () => string[]
}
