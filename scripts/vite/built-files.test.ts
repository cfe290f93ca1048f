import { expect, test } from 'vitest'
import { filesOfPublicPages } from './built-files.ts'
import { readOfflineRoutes } from './offline-routes-module.ts'

const SHOP = 'src/web/routes/_public/boutique.tsx?tsr-split=component'
const ADMIN = 'src/web/routes/admin/users.tsx?tsr-split=component'

test('kept are the files of public pages, what these load later, styles, and the face; never those of the spaces', async () => {
  const files = filesOfPublicPages(
    {
      'src/web/entry-browser.tsx': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_framework.js'],
        dynamicImports: [SHOP, ADMIN, 'src/web/features/orders/cart/cart-drawer.tsx'],
        assets: ['assets/face.woff2', 'assets/hero.webp'],
      },
      '_framework.js': { file: 'assets/framework.js', imports: ['src/web/entry-browser.tsx'] },
      'src/web/features/orders/cart/cart-drawer.tsx': { file: 'assets/drawer.js' },
      [SHOP]: { file: 'assets/shop.js', dynamicImports: ['src/web/features/filters.tsx'] },
      'src/web/features/filters.tsx': { file: 'assets/filters.js' },
      [ADMIN]: { file: 'assets/users.js', imports: ['_tables.js'] },
      '_tables.js': { file: 'assets/tables.js' },
      'style.css': { file: 'assets/style.css' },
    },
    await readOfflineRoutes(),
  )
  expect(files).toEqual([
    '/assets/drawer.js',
    '/assets/entry.js',
    '/assets/face.woff2',
    '/assets/filters.js',
    '/assets/framework.js',
    '/assets/shop.js',
    '/assets/style.css',
  ])
})

test('the routes that work without a connection are those that show the catalogue or lead to an order', async () => {
  const routes = ['index', 'boutique', 'producteur.$id', 'product.$id', 'cart', 'checkout']
  expect(await readOfflineRoutes()).toEqual(routes.map(name => `src/web/routes/_public/${name}.tsx`))
})
