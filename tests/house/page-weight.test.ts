import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MANIFEST_FILE } from '#server/http/pages/built-names.ts'
import { filesOfRoutes, routeIdOf } from '#server/http/pages/page-assets.ts'

const CLIENT = 'dist/client'
const FIRST_SCRIPT = 'dist/first-script/first.js'
const MANIFEST = join(CLIENT, MANIFEST_FILE)

type Manifest = Parameters<typeof filesOfRoutes>[0] & Record<string, { name?: string }>

const readManifest = () => JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest

/** What public pages bring once they are at rest: a visitor pays for it as for the rest. */
const BROUGHT_AT_REST = ['register-service-worker', 'hearts']

/** What a page fetches to hydrate: the files of the site and of the page's routes. */
function filesOf(routeId: string): string[] {
  const manifest = readManifest()
  const routeFiles = Object.keys(manifest).flatMap(
    key => /^src\/web\/routes\/(.+)\.tsx\?tsr-split=component/.exec(key)?.[1] ?? [],
  )
  const { __root__: everywhere = [], ...routes } = filesOfRoutes(manifest, routeFiles.map(routeIdOf))
  const page = routes[routeId]
  if (!page) throw new Error(`no file is built for ${routeId}`)
  return [...everywhere, ...page].map(file => join(CLIENT, file))
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

test('what a page begins with, all that a stranger has before a touch, is at most 2 kB', () => {
  expect(brotliCompressSync(readFileSync(FIRST_SCRIPT)).length).toBeLessThanOrEqual(2_000)
})

describe('the JavaScript of a page that is hydrated stays within its budget', () => {
  test.each([
    ['/_public/', 126_500],
    ['/_public/boutique', 126_500],
    ['/_public/product/$id', 126_500],
    ['/_public/producteur/$id', 126_600],
    ['/_public/activities', 145_000],
    ['/_public/cart', 145_000],
    ['/_public/checkout', 135_450],
    ['/_public/login', 145_000],
    ['/_public/register', 145_200],
    ['/_public/vendor', 180_000],
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

test.each([
  'src/web/features/orders/vendor/vendor-orders.tsx',
  'src/web/features/money/vendor-revenue.tsx',
  'src/web/features/reviews/vendor-reviews.tsx',
  'src/web/features/problems/vendor/vendor-problems.tsx',
])('the front page of a producer’s space does not bring the code of %s', tab => {
  const { file } = readManifest()[tab] ?? {}
  expect(file).toBeDefined()
  expect(filesOf('/_public/vendor')).not.toContain(join(CLIENT, file!))
})

test('the display face stays under 40 kB', () => {
  const manifest = readManifest()
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(1)
  expect(readFileSync(join(CLIENT, fonts[0]!.file)).length).toBeLessThanOrEqual(40_000)
})
