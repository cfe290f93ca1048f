import { describe, expect, test } from 'vitest'
import { filesOfRoutes, routeIdOf } from './page-assets.ts'

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

describe('the files of a built site', () => {
  const built = {
    'src/web/entry-browser.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      imports: ['_framework.js'],
    },
    '_framework.js': { file: 'assets/framework.js' },
    '_price.js': { file: 'assets/price.js', imports: ['_framework.js'] },
    [routeFile('_public/boutique')]: {
      file: 'assets/boutique.js',
      imports: ['_framework.js', '_price.js'],
    },
  }

  test('are all that a page needs to come alive, each once, the one to run first', () => {
    expect(filesOfRoutes(built, ['/_public/boutique'])).toEqual({
      __root__: ['/assets/entry.js', '/assets/framework.js'],
      '/_public/boutique': ['/assets/boutique.js', '/assets/price.js'],
    })
  })

  test('are refused when one belongs to no route', () => {
    expect(() => filesOfRoutes(built, ['/_public/shop'])).toThrow('belongs to no route')
  })
})
