import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import {
  findCycles,
  findDomainTrespasses,
  findFeatureTrespasses,
  findLostImports,
  findWrongDirections,
} from './import-rules.ts'
import { type Module, readModules } from './read-modules.ts'

describe('the modules of the project', () => {
  let modules: Module[]
  beforeAll(async () => {
    modules = await readModules('.', ['src', 'demo'])
  })

  test('are found, in every zone, with their imports', () => {
    for (const zone of ['src/contract/', 'src/database/', 'src/server/', 'src/web/', 'demo/']) {
      const here = modules.filter(({ file }) => file.startsWith(zone))
      expect(here.length, zone).toBeGreaterThan(2)
      expect(here.flatMap(({ imports }) => imports).length, zone).toBeGreaterThan(here.length / 2)
    }
  })

  test('import files that exist', () => {
    expect(findLostImports(modules, existsSync)).toEqual([])
  })

  test('import in one direction', () => {
    expect(findWrongDirections(modules)).toEqual([])
  })

  test('enter a domain of the server through its public.ts', () => {
    expect(findDomainTrespasses(modules)).toEqual([])
  })

  test('of the web import downwards: routes, features in their order, kit', () => {
    expect(findFeatureTrespasses(modules)).toEqual([])
  })

  test('make no circle', () => {
    expect(findCycles(modules)).toEqual([])
  })
})

describe('a planted violation is seen', () => {
  /** The modules of a small project whose files and contents are given. */
  async function plant(files: Record<string, string>): Promise<Module[]> {
    const root = await makeTemporaryFolder('planted')
    for (const [file, source] of Object.entries({ 'src/nothing.ts': '', 'demo/nothing.ts': '', ...files })) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), source)
    }
    return readModules(root, ['src', 'demo'])
  }

  test.each([
    ['the page imports the server', 'src/web/cart.tsx', "import { x } from '#server/orders/public.ts'"],
    [
      'the page imports a type of the database',
      'src/web/cart.tsx',
      "import type { X } from '#database/connect.ts'",
    ],
    ['the page re-exports the database', 'src/web/cart.tsx', "export { x } from '../database/connect.ts'"],
    [
      'the page loads the database later',
      'src/web/cart.tsx',
      "const x = await import('#database/connect.ts')",
    ],
    ['the page names a type of the server', 'src/web/cart.tsx', "type X = import('#server/deps.ts').Deps"],
    ['the database imports the server', 'src/database/a.ts', "import '#server/config.ts'"],
    ['the contract imports the database', 'src/contract/a.ts', "export * from '#database/connect.ts'"],
    ['the contract imports a package', 'src/contract/a.ts', "import { v7 } from 'uuid'"],
    ['the contract imports the whole of Zod', 'src/contract/a.ts', "import * as z from 'zod'"],
    ['the server imports a page', 'src/server/http/a.ts', "import { x } from '#web/router.tsx'"],
    [
      'the server imports the renderer, not its type',
      'src/server/http/a.ts',
      "import '#web/page-renderer.ts'",
    ],
    ['an act imports demonstration data', 'src/server/orders/a.ts', "import '#demo/load-demo-data.ts'"],
  ])('%s', async (_what, file, source) => {
    expect(findWrongDirections(await plant({ [file]: source }))).toEqual([
      expect.stringMatching(`^${file} → `),
    ])
  })

  test.each([
    ['past public.ts', 'src/server/orders/a.ts', "import '#server/catalogue/stock.queries.ts'"],
    ['past public.ts by a relative path', 'src/server/orders/a.ts', "import '../catalogue/stock.queries.ts'"],
    ['past public.ts for a type', 'src/server/orders/a.ts', "import type { X } from '../catalogue/stock.ts'"],
    [
      'past public.ts from a service',
      'src/server/http/a.ts',
      "import '#server/accounts/passwords/passwords.ts'",
    ],
    ['upwards', 'src/server/catalogue/a.ts', "import '#server/orders/public.ts'"],
    ['upwards, to how the money came in', 'src/server/money/a.ts', "import '#server/payments/public.ts'"],
    ['upwards, into what stands beside', 'src/server/orders/a.ts', "import '#server/site/public.ts'"],
    ['upwards, into a stall', 'src/server/catalogue/a.ts', "import '#server/stall/public.ts'"],
    ['into a domain that only listens', 'src/server/orders/a.ts', "import '#server/notifications/public.ts'"],
  ])('a domain enters another %s', async (_how, file, source) => {
    expect(findDomainTrespasses(await plant({ [file]: source }))).toEqual([
      expect.stringMatching(`^${file} → `),
    ])
  })

  test('a domain has no place in the order', async () => {
    const planted = await plant({ 'src/server/coupons/a.ts': 'export {}' })
    expect(findDomainTrespasses(planted)).toEqual([
      'src/server/coupons/a.ts → coupons: this domain has no place in the order',
    ])
  })

  test.each([
    ['the kit knows a domain', 'src/web/ui/a.tsx', "import '#web/features/orders/order-items.tsx'"],
    [
      'the kit knows a type of a domain',
      'src/web/ui/a.ts',
      "import type { X } from '../features/orders/a.ts'",
    ],
    ['what all share knows a domain', 'src/web/tell.ts', "import '#web/features/accounts/session.ts'"],
    ['a feature knows a page', 'src/web/features/orders/a.ts', "import '#web/routes/admin/orders.index.tsx'"],
    ['a feature knows the router', 'src/web/features/orders/a.ts', "import '#web/router.tsx'"],
    ['a feature goes upwards', 'src/web/features/catalogue/a.ts', "import '#web/features/stall/b.ts'"],
    [
      'a feature loads the frame later',
      'src/web/features/accounts/a.ts',
      "import('#web/features/site/layout/b.ts')",
    ],
    ['a door opens upwards', 'src/web/features/orders/cart/a.ts', "import '../customer/b.ts'"],
    ['a domain opens its own door', 'src/web/features/accounts/a.ts', "import './sign-in/b.ts'"],
    ['a room without a place', 'src/web/features/orders/garage/a.ts', "import '#web/ui/button.tsx'"],
  ])('%s', async (_what, file, source) => {
    expect(findFeatureTrespasses(await plant({ [file]: source }))).toEqual([
      expect.stringMatching(`^${file} → `),
    ])
  })

  test('what the rules allow passes', async () => {
    const modules = await plant({
      'src/server/payments/pay.ts': "import '#server/orders/public.ts'; import '#server/http/refuse.ts'",
      'src/server/orders/public.ts': "export { x } from './place-order.ts'",
      'src/server/build-app.ts': "import './orders/orders.routes.ts'",
      'src/server/start.ts': "import '#demo/load-demo-data.ts'",
      'src/server/http/pages/pages.ts': "import type { R } from '#web/page-renderer.ts'",
      'src/web/cart.tsx': "import { x } from '#contract/orders/facts.ts'; import './cart.css?inline'",
      'src/web/routes/panier.tsx': "import '#web/features/orders/cart/a.ts'",
      'src/web/router.tsx':
        "import './route-tree.gen.ts'; import '#web/features/site/layout/not-found-page.tsx'",
      'src/web/features/orders/cart/a.ts':
        "import '#web/features/accounts/session.ts'; import '#web/ui/cx.ts'",
    })
    expect(modules).toHaveLength(11)
    expect(findWrongDirections(modules)).toEqual([])
    expect(findDomainTrespasses(modules)).toEqual([])
    expect(findFeatureTrespasses(modules)).toEqual([])
  })

  test('an import that leads nowhere', async () => {
    const modules = await plant({ 'src/web/a.ts': "import '#web/b.ts'", 'src/web/c.ts': "import './a.ts'" })
    expect(findLostImports(modules, () => false)).toEqual(['src/web/a.ts → src/web/b.ts: no such file'])
  })

  test('a circle, were it only of types', async () => {
    const circle = await plant({
      'src/web/a.ts': "import './b.ts'",
      'src/web/b.ts': "export { x } from '#web/c.ts'",
      'src/web/c.ts': "import './a.ts'",
      'src/web/d.ts': "import './a.ts'",
    })
    expect(findCycles(circle)).toEqual(['src/web/a.ts → src/web/b.ts → src/web/c.ts → src/web/a.ts'])
    const types = await plant({
      'src/web/a.ts': "import './b.ts'",
      'src/web/b.ts': "import { type Y } from './a.ts'",
    })
    expect(findCycles(types)).toEqual(['src/web/a.ts → src/web/b.ts → src/web/a.ts'])
  })

  test('a file that cannot be parsed is an error, not an empty module', async () => {
    await expect(plant({ 'src/web/a.ts': 'import {' })).rejects.toThrow('src/web/a.ts')
  })
})
