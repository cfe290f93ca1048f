import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assetManifest, routeIdOf } from '#server/http/page-assets.ts'

const CLIENT = 'dist/client'
const MANIFEST = join(CLIENT, '.vite/manifest.json')

type Manifest = Parameters<typeof assetManifest>[0] & Record<string, { name?: string }>

const readManifest = () => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest

/** What public pages bring once they are at rest: a visitor pays for it as for the rest. */
const BROUGHT_AT_REST = ['follow-kept-copies', 'hearts']

/** What a first visit of a page fetches by itself: the files of the site and of the page's routes. */
function filesOf(routeId: string): string[] {
  const manifest = readManifest()
  const routeFiles = Object.keys(manifest).flatMap(
    key => /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1] ?? [],
  )
  const { routes } = assetManifest(manifest, routeFiles.map(routeIdOf))
  const page = routes[routeId]?.preloads
  if (!page) throw new Error(`no file is built for ${routeId}`)
  return [...(routes.__root__?.preloads ?? []), ...page].map(file => join(CLIENT, file))
}

function filesAtRest(): string[] {
  const built = Object.values(readManifest())
  return BROUGHT_AT_REST.map(wanted => {
    const entry = built.find(({ name }) => name === wanted)
    if (!entry) throw new Error(`no file is built for ${wanted}`)
    return join(CLIENT, entry.file)
  })
}

/** Bytes of JavaScript as browsers that take brotli receive them. */
function javaScriptBytes(routeId: string): number {
  const files = new Set([...filesOf(routeId), ...filesAtRest()])
  const sizes = [...files].map(file => readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('the JavaScript of a page stays within its budget', () => {
  test.each([
    ['/_public/', 125_000],
    ['/_public/boutique', 125_000],
    ['/_public/product/$id', 125_000],
    ['/_public/producteur/$id', 125_000],
    ['/_public/activities', 145_000],
    ['/_public/cart', 145_000],
    ['/_public/checkout', 135_000],
    ['/_public/login', 145_000],
    ['/_public/register', 145_000],
    ['/_public/vendor', 220_000],
    ['/admin/', 220_000],
    ['/admin/orders/', 220_000],
    ['/admin/products/', 220_000],
    ['/admin/analytics', 220_000],
    ['/admin/pages', 220_000],
    ['/admin/activities', 220_000],
  ])('%s: at most %d bytes', (routeId, budget) => {
    expect(javaScriptBytes(routeId)).toBeLessThanOrEqual(budget)
  })
})

test.each([
  '/_public/',
  '/_public/boutique',
  '/_public/product/$id',
  '/_public/producteur/$id',
  '/_public/activities',
  '/_public/cart',
  '/_public/checkout',
])('%s has no form to check, or not before one touches it, and loads no validator', routeId => {
  expect(filesOf(routeId).filter(file => /\/zod-/.test(file))).toEqual([])
})

test('the display face stays under 40 kB', () => {
  const manifest = readManifest()
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(1)
  expect(readFileSync(join(CLIENT, fonts[0]!.file)).length).toBeLessThanOrEqual(40_000)
})
