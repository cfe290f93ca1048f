import { escapeMarkup } from '../util/escape-markup.ts'

/** A page in a sitemap: its absolute address, and its last change if known. */
export type SitemapEntry = { address: string; changedAt?: Date | undefined }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function list(element: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly SitemapEntry[]) {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escapeMarkup(address)}</loc>${changed}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${lines.join('')}</${element}>\n`
}

/** Writes a sitemap of pages (https://www.sitemaps.org/protocol.html). */
export const writeSitemap = (entries: readonly SitemapEntry[]): string => list('urlset', 'url', entries)

/** Writes an index of sitemaps, for more pages than one may contain. */
export const writeSitemapIndex = (addresses: readonly string[]): string =>
  list(
    'sitemapindex',
    'sitemap',
    addresses.map(address => ({ address })),
  )
