import { PREVIEW_PREFIX } from '#contract/paths.ts'
import type { RouterContext } from '#web/router-context.ts'
import { MISSING_PAGE, SITE_NAME, SITE_TITLE, titleOf } from '#web/site-name.ts'

/** The vocabulary that search engines read. */
export const SCHEMA = 'https://schema.org'

type PageHead = {
  /** The page's own name; the site's name is put after it. */
  title?: string
  /** What search engines and previews say of it; a page that is hidden from them needs none. */
  description?: string | undefined
  /** Path of the page, without what only narrows or sorts it. */
  path: string
  /** The server draws a picture of this page for previews; without one they show the site's. */
  hasPreview?: boolean
  /** Pages of one person have nothing to offer to a search engine. */
  hidden?: boolean
  /** schema.org description of what the page shows: in the server's page alone, as what previews read. */
  structuredData?: Record<string, unknown>[] | false
}

/** JSON that cannot end the script element that carries it. */
function asScriptText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** What messages and social networks show of a page: https://ogp.me, and the wide card of X. */
const previewMeta = (origin: string, { title, description, path, hasPreview }: PageHead) => [
  { property: 'og:title', content: title },
  ...(description ? [{ property: 'og:description', content: description }] : []),
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: SITE_NAME },
  { property: 'og:locale', content: 'fr_CI' },
  { property: 'og:url', content: origin + path },
  { property: 'og:image', content: `${origin}${PREVIEW_PREFIX}${hasPreview ? path : ''}.jpg` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** Title, description, canonical address and preview of a page: `head: ({ match }) => pageHead(match.context, …)`. */
export function pageHead(
  { origin }: RouterContext,
  { title, description, path, hasPreview, hidden, structuredData }: PageHead,
) {
  const fullTitle = title ? titleOf(title) : SITE_TITLE
  return {
    meta: [
      { title: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      // Who reads these runs no scripts: pages that the browser itself shows later do without.
      ...(import.meta.env.SSR
        ? previewMeta(origin, { title: fullTitle, description, path, hasPreview })
        : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: origin + path }],
    ...(import.meta.env.SSR &&
      structuredData && {
        scripts: structuredData.map(data => ({ type: 'application/ld+json', children: asScriptText(data) })),
      }),
  }
}

/**
 * For pages whose loader makes their head, so that its words come with the page and not with every page of the site:
 * the head where the loader found nothing.
 */
export function missingHead({ context, pathname }: { context: RouterContext; pathname: string }) {
  return pageHead(context, {
    title: MISSING_PAGE,
    description: 'Cette page n’existe pas ou n’existe plus.',
    path: pathname,
    hidden: true,
  })
}
