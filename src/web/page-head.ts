import { PREVIEW_PREFIX } from '#contract/paths.ts'
import type { RouterContext } from '#web/router-context.ts'
import { MISSING_PAGE, SITE_NAME, SITE_TITLE, titleOf } from '#web/site-name.ts'

/** The schema.org vocabulary, for search engines. */
export const SCHEMA = 'https://schema.org'

type PageHead = {
  /** The page's own title; the site's name is appended. */
  title?: string
  /** For search engines and previews; not needed for hidden pages. */
  description?: string | undefined
  /** Canonical path, without parameters that only filter or sort. */
  path: string
  /** Whether the server draws a preview picture of this page; otherwise the site's is used. */
  hasPreview?: boolean
  /** Excludes the page from search engines, as personal pages are. */
  hidden?: boolean
  /** schema.org description of the content; rendered by the server only, like the preview's data. */
  structuredData?: Record<string, unknown>[] | false
}

/** JSON that cannot close its script element. */
function asScriptText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Metadata for previews in messages and social networks: https://ogp.me, and X's wide card. */
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

/** Title, description, canonical URL and preview of a page: `head: ({ match }) => pageHead(match.context, …)`. */
export function pageHead(
  { origin }: RouterContext,
  { title, description, path, hasPreview, hidden, structuredData }: PageHead,
) {
  const fullTitle = title ? titleOf(title) : SITE_TITLE
  return {
    meta: [
      { title: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      // Only on the server: the readers of these run no scripts.
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
 * The head of a page whose loader found nothing. For pages whose loader returns the head, which keeps its text out of the shared
 * bundle.
 */
export function missingHead({ context, pathname }: { context: RouterContext; pathname: string }) {
  return pageHead(context, {
    title: MISSING_PAGE,
    description: 'Cette page n’existe pas ou n’existe plus.',
    path: pathname,
    hidden: true,
  })
}
