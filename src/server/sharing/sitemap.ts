import { escapeMarkup } from '../util/escape-markup.ts'

/** A page as a sitemap names it: its whole address, and when it last changed if that is known. */
export type SitemapEntry = { address: string; changedAt?: Date | undefined }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function list(element: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly SitemapEntry[]) {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escapeMarkup(address)}</loc>${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${lines.join('')}</${element}>\n`
}

/** https://www.sitemaps.org/protocol.html: a list of pages. */
export const writeSitemap = (entries: readonly SitemapEntry[]): string => list('urlset', 'url', entries)

/** A list of sitemaps, for a site of more pages than one may hold. */
export const writeSitemapIndex = (addresses: readonly string[]): string =>
  list(
    'sitemapindex',
    'sitemap',
    addresses.map(address => ({ address })),
  )
