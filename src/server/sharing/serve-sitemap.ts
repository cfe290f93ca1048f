import type { FastifyInstance } from 'fastify'
import { categories } from '#contract/catalogue/facts.ts'
import { listSitePages, paths, serverPaths } from '#contract/paths.ts'
import { countPublicAddresses, listPublicAddresses, type PublicAddress } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { PublicCache } from '../http/cache/public-cache.ts'
import { refuse } from '../http/refuse.ts'
import { listPublishedPages } from '../pages/public.ts'
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './sitemap.ts'

/** Maximum of the protocol (https://www.sitemaps.org/protocol.html). */
const MAX_URLS_PER_FILE = 50_000

type SitemapDeps = Pick<Deps, 'db' | 'config'> & { publicCache: PublicCache }

const pathsListed = (when: 'always' | 'when published'): string[] =>
  listSitePages().flatMap(({ inSitemap, pattern }) => (inSitemap === when ? [pattern] : []))

async function listPages({ db, config }: SitemapDeps): Promise<SitemapEntry[]> {
  const texts = await listPublishedPages(db)
  const published = new Map(texts.map(({ slug, updatedAt }) => [paths.page(slug), updatedAt]))
  const addressOf = (path: string) => config.publicUrl + path
  const known = new Set(listSitePages().map(({ pattern }) => pattern))
  const added = [...published.keys()].filter(path => !known.has(path))
  return [
    ...pathsListed('always').map(path => ({ address: addressOf(path), changedAt: published.get(path) })),
    ...categories.map(category => ({ address: addressOf(paths.category(category)) })),
    ...[...pathsListed('when published'), ...added].flatMap(path => {
      const changedAt = published.get(path)
      return changedAt ? [{ address: addressOf(path), changedAt }] : []
    }),
  ]
}

const pathOf = ({ kind, id }: PublicAddress) => paths[kind](id)

/** Entries of one catalogue file, numbered from 0. */
async function writeCatalogue({ db, config }: SitemapDeps, file: number): Promise<SitemapEntry[]> {
  const rows = await listPublicAddresses(db, { offset: file * MAX_URLS_PER_FILE, limit: MAX_URLS_PER_FILE })
  return rows.map(row => ({ address: config.publicUrl + pathOf(row), changedAt: row.updatedAt }))
}

/** A sitemap of all pages or, when they are too many for one file, an index of several. */
async function writeWhole(deps: SitemapDeps): Promise<string> {
  const [pages, total] = await Promise.all([listPages(deps), countPublicAddresses(deps.db)])
  if (pages.length + total <= MAX_URLS_PER_FILE) {
    return writeSitemap([...pages, ...(await writeCatalogue(deps, 0))])
  }
  const files = Array.from(
    { length: Math.ceil(total / MAX_URLS_PER_FILE) },
    (_, file) => `catalogue-${file + 1}`,
  )
  return writeSitemapIndex(
    ['pages', ...files].map(name => deps.config.publicUrl + serverPaths.sitemapFile(name)),
  )
}

async function writeFile(deps: SitemapDeps, name: string): Promise<string> {
  if (name === 'pages') return writeSitemap(await listPages(deps))
  const file = Number(/^catalogue-([1-9]\d{0,5})$/.exec(name)?.[1]) - 1
  // Counted first: reading beyond the end would cost as much as reading the whole catalogue.
  const isThere = file * MAX_URLS_PER_FILE < (await countPublicAddresses(deps.db))
  return isThere ? writeSitemap(await writeCatalogue(deps, file)) : refuse('not_found')
}

/** Serves the sitemap and its files, cached until a page appears, changes or disappears. */
export function serveSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  const answer = (name: string, write: () => Promise<string>) => ({
    key: `sitemap ${name}`,
    tags: ['catalogue', 'vendors', 'pages'] as const,
    make: async () => ({ status: 200, contentType: 'application/xml; charset=utf-8', body: await write() }),
  })
  app.get(serverPaths.sitemap, { schema: { hide: true } }, (request, reply) =>
    deps.publicCache.serve(
      request,
      reply,
      answer('whole', () => writeWhole(deps)),
    ),
  )
  app.get<{ Params: { name: string } }>(
    serverPaths.sitemapFile(':name'),
    { schema: { hide: true } },
    (request, reply) =>
      deps.publicCache.serve(
        request,
        reply,
        answer(request.params.name, () => writeFile(deps, request.params.name)),
      ),
  )
}
