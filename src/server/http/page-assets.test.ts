import { describe, expect, test } from 'vitest'
import { assetManifest, routeIdOf } from './page-assets.ts'

test.each([
  ['_public/index', '/_public/'],
  ['_public/boutique', '/_public/boutique'],
  ['_public/product.$id', '/_public/product/$id'],
  ['_public/orders/$id', '/_public/orders/$id'],
  ['admin', '/admin'],
  ['admin/route', '/admin'],
  ['admin-login', '/admin-login'],
])('the file %s is the route %s', (file, id) => {
  expect(routeIdOf(file)).toBe(id)
})

const routeFile = (name: string) => `src/web/routes/${name}.tsx?tsr-split=component`

describe('the manifest of a built site', () => {
  const built = {
    'src/web/entry-browser.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      imports: ['_framework.js'],
    },
    'style.css': { file: 'assets/style.css' },
    '_framework.js': { file: 'assets/framework.js' },
    '_price.js': { file: 'assets/price.js', imports: ['_framework.js'] },
    [routeFile('_public/boutique')]: {
      file: 'assets/boutique.js',
      imports: ['_framework.js', '_price.js'],
    },
  }

  test('asks at once for all that a page needs, and for each file once', () => {
    const { routes } = assetManifest(built, ['/_public/boutique'])
    expect(routes.__root__).toEqual({
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }],
      css: ['/assets/style.css'],
      preloads: ['/assets/entry.js', '/assets/framework.js'],
    })
    expect(routes['/_public/boutique']).toEqual({ preloads: ['/assets/boutique.js', '/assets/price.js'] })
  })

  test('is refused when a file belongs to no route', () => {
    expect(() => assetManifest(built, ['/_public/shop'])).toThrow('belongs to no route')
  })
})
