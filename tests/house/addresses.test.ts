import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exportKinds } from '#contract/analytics/facts.ts'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { filePaths } from '#contract/file-paths.ts'
import { statementTypes } from '#contract/money/facts.ts'
import { API_PREFIX, listSitePages, OFFLINE_PAGE, paths, sitePages } from '#contract/paths.ts'
import { legalNavigation, mainNavigation } from '#web/features/site/layout/main-navigation.ts'
import { findLiteralAddresses } from './addresses.ts'

const patterns = listSitePages().map(({ pattern }) => pattern)

/** The addresses in the tree that the router makes of the files of the routes. */
function routesOf(tree: string): string[] {
  const [, byTo = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? []
  return [...byTo.matchAll(/^ {2}'([^']+)'/gm)].map(([, route = '']) => route)
}

test('the table of pages names every page of the router, and no other', () => {
  const routes = routesOf(readFileSync('src/web/route-tree.gen.ts', 'utf8'))
  expect(routes.length).toBeGreaterThan(40)
  expect([...patterns].sort()).toEqual(routes.sort())
})

test('what search engines are told of stands in a menu', () => {
  const linked: readonly string[] = [...mainNavigation, ...legalNavigation].map(({ href }) => href)
  const listed = listSitePages().filter(({ inSitemap }) => inSitemap && inSitemap !== 'each')
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.map(({ pattern }) => pattern).filter(path => !linked.includes(path))).toEqual([])
})

test('whoever is not the public has no page that is told of, and only one that is kept: for the road', () => {
  const own = listSitePages().filter(({ audience }) => audience !== 'public')
  expect(own.filter(({ inSitemap }) => inSitemap)).toEqual([])
  expect(own.filter(({ keptOffline }) => keptOffline).map(({ key }) => key)).toEqual(['vendorRun'])
})

describe('the other addresses', () => {
  const files = (Object.values(contract) as Endpoint[]).flatMap(({ file, path }) => (file ? [path] : []))
  const { page: _anyText, sentMails: _noPage, adminExport, statement, ...others } = { ...paths, ...filePaths }
  const built = [
    ...Object.entries(others)
      .filter(([name]) => !(name in sitePages))
      .map(([name, build]) => [name, (build as (value?: string) => string)(':x')] as const),
    ...statementTypes.flatMap(type =>
      [undefined, ':x'].map(id => [`statement ${type} of ${id}`, statement(':x', type, id)] as const),
    ),
    ...exportKinds.map(kind => [`adminExport of ${kind}`, adminExport(kind)] as const),
  ]
  const plain = (path: string) => path.replace(/:\w+/g, ':x')

  test.each(built)('%s leads to a page, or to a file of the contract', (_, address) => {
    const [path = ''] = address.split('?')
    expect(address.startsWith(API_PREFIX) ? files.map(plain) : patterns).toContain(path)
  })
})

test('what works without a connection is there to be kept', () => {
  expect(globSync('src/web/public/*')).toContain(`src/web/public${OFFLINE_PAGE}`)
})

test.each(['hors-ligne.html', 'manifest.webmanifest'])('%s leads only to pages and files', name => {
  const named = [...readFileSync(`src/web/public/${name}`, 'utf8').matchAll(/"(\/[^"?#]*)/g)].map(
    ([, path]) => path,
  )
  expect(named.length).toBeGreaterThan(1)
  const isThere = (path = '') => patterns.includes(path) || existsSync(`src/web/public${path}`)
  expect(named.filter(path => !isThere(path))).toEqual([])
})

test.each(globSync('src/server/pages/initial/*.md'))('%s leads only to pages', file => {
  const linked = [...readFileSync(file, 'utf8').matchAll(/\]\((\/[^)?#]*)/g)].map(([, path]) => path)
  expect(linked.filter(path => !patterns.includes(path ?? ''))).toEqual([])
})

describe('addresses are written in the contract alone', () => {
  const sources = globSync('{src,demo}/**/*.{ts,tsx}').filter(file => !/\.(?:test|d)\.tsx?$/.test(file))

  test('everywhere', () => {
    expect(sources.length).toBeGreaterThan(500)
    const found = sources.flatMap(file =>
      findLiteralAddresses(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')).map(
        address => `${file}: ${address}`,
      ),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['a page', "const href = '/boutique'"],
    ['a page that there is not', "const href = '/boutik'"],
    ['a page with a parameter', `const href = \`/orders/\${id}\``],
    ['a page with a search', "const href = '/vendor?tab=commandes'"],
    ['a page behind the address of the site', `const link = \`\${publicUrl}/checkout?order=\${id}\``],
    ['a call', "await fetch('/api/products')"],
    ['a call behind the address of the site', `await fetch(\`\${url}/api/cinetpay/notify\`)`],
    ['a stored picture', "const isOurs = url.startsWith('/attached_assets/')"],
    ['an attribute', 'const link = <a href="/contact">Contact</a>'],
    ['markup', 'const link = `<a href="/dev/mails">E-mails</a>`'],
    ['Markdown', "const text = 'Lisez les [conditions](/cgv).'"],
    ['a sentence', "const text = 'Voyez la page /confidentialite.'"],
    ['an expression', String.raw`const isText = /^\/(?:about|services)$/.test(path)`],
    ['an expression of the API', String.raw`const isProduct = /^\/api\/products\/(.+)$/.exec(path)`],
    ['a redirection', "throw redirect({ to: '/login' })"],
    ['a change of page', "void navigate({ to: '/admin/orders', search })"],
  ])('a planted one is seen: %s', (_, source) => {
    expect(findLiteralAddresses('src/web/planted.tsx', source)).toHaveLength(1)
  })

  test.each([
    [
      'the contract',
      "import { paths } from '#contract/paths.ts'; const href = paths.shop({ search: 'riz' })",
    ],
    ['what the router compares itself', "createFileRoute('/_public/about')({})"],
    ['a change of page that asks the contract', 'void navigate({ to: paths.cart(), replace: true })'],
    ['other sites and folders', "const a = 'https://schema.org/about'; const b = 'src/web/public'"],
    ['fractions', `const words = 'Prix / kg, et/ou 1/2'; const half = \`\${a}/\${b}\``],
    ['files of the sources', "load('/src/web/entry-server.tsx')"],
    ['comments', '// See `/boutique`.'],
  ])('%s passes', (_, source) => {
    expect(findLiteralAddresses('src/web/planted.tsx', source)).toEqual([])
  })

  test('the provider has addresses of its own', () => {
    const source = "const path = '/v1/payment'"
    expect(findLiteralAddresses('src/server/payments/cinetpay/cinetpay-v1.ts', source)).toEqual([])
    expect(findLiteralAddresses('src/server/payments/start-payment.ts', source)).toEqual(['/v1/payment'])
  })
})
