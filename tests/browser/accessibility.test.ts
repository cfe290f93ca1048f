import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chromiumOfThisWorker,
  expectAccessible,
  expectNoOverflow,
  handOver,
  openDevice,
} from '#tests/support/pages/chromium.ts'
import { prepareToClear } from '#tests/support/pages/clear-device.ts'
import { isOfStaff, pathOf, screensOfTheSite } from '#tests/support/pages/screens.ts'
import { fillCart } from '#tests/support/pages/shopping.ts'
import { openShownSite, type ShownSite } from '#tests/support/pages/shown-site.ts'
import { open } from '#tests/support/pages/visitors.ts'

let site: ShownSite
beforeAll(async () => {
  site = await openShownSite()
})
afterAll(() => site.close())

/** Those of vendors and administrators are in a file of their own, which may run at the same time. */
const screens = Object.entries(screensOfTheSite).filter(([, screen]) => !isOfStaff(screen))

describe('on a phone, at 400 % of zoom and in large letters, everybody can use', () => {
  test.each(screens)('%s', (_, screen) => site.expectUsable(screen))
})

test('no screen is forgotten', async () => {
  const tree = await readFile('src/web/route-tree.gen.ts', 'utf8')
  const [, byFullPath = ''] = /FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? []
  const routes = [...byFullPath.matchAll(/^ {2}'([^']+)'/gm)].map(([, route = '']) => route)
  const visited = Object.values(screensOfTheSite).map(
    screen => pathOf(screen, site.shown).split('?')[0] ?? '',
  )
  const isVisited = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)
    return visited.some(path => pattern.test(path))
  }
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter(route => !isVisited(route))).toEqual([])
})

test.each(['/', '/boutique', '/product/$id', '/checkout'])(
  '%s zoomed to 400 %% leaves room to read',
  async path => {
    const page = await site.visitors.newPage({ as: [site.people.customer] })
    await page.setViewportSize({ width: 320, height: 256 })
    await fillCart(page, [{ product: site.product, quantity: 1 }])
    await open(page, path.replace('$id', site.product.id))
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 500))
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map(element => element.getBoundingClientRect())
        .filter(({ bottom, top, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2)
        .reduce((sum, { height }) => sum + height, 0),
    )
    expect(covered).toBe(0)
    await expectNoOverflow(page)
    await expectAccessible(page)
  },
)

test.each(['reduce', 'no-preference'] as const)(
  'of who wants %s, movements are asked after',
  async reducedMotion => {
    const page = await site.visitors.newPage()
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const moves: number[] = []
      Object.assign(window, { moves })
      for (const type of ['transitionrun', 'animationstart'] as const)
        addEventListener(type, ({ target }) => {
          const { transitionDuration, animationDuration } = getComputedStyle(target as Element)
          moves.push(Number.parseFloat(type === 'transitionrun' ? transitionDuration : animationDuration))
        })
    })
    await open(page, '/')
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Navigation principale' }).waitFor()
    const moves = () => page.evaluate(() => (window as unknown as { moves: number[] }).moves)
    if (reducedMotion === 'reduce') expect(await moves()).toEqual([])
    else await expect.poll(async () => Math.max(0, ...(await moves()))).toBeGreaterThan(0.1)
  },
)

test('a button too small for a thumb, and words too pale to read, are found', async () => {
  const page = await site.visitors.newPage()
  // The page is never hydrated, which would restore its text.
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/about')
  await page.getByRole('main').evaluate(main => {
    main.innerHTML = `<h1>Essai</h1><button style="width:12px;height:12px;padding:0">a</button><button
      style="width:12px;height:12px;padding:0">b</button><p style="color:#bbb">pâle</p>`
  })
  await expect(expectAccessible(page)).rejects.toMatchObject({
    actual: ['color-contrast', 'target-size', 'target-size'].map(rule => expect.stringContaining(rule)),
  })
})

test('a page that was checked serves the next visitor, who finds nothing of the one before', async () => {
  const { url } = site
  const visitor = await openDevice(await chromiumOfThisWorker(), { url })
  try {
    const clear = await prepareToClear(visitor)
    await handOver(visitor, { url })
    await fillCart(visitor.page, [{ product: site.product, quantity: 1 }])
    await open(visitor.page, '/cart')
    await expectAccessible(visitor.page)
    expect(await clear()).toBe(true)
    await open(visitor.page, '/cart')
    await visitor.page.getByRole('heading', { name: 'Votre panier est vide' }).waitFor()

    // What the developer tools do to a page is not seen from outside.
    await visitor.context.newCDPSession(visitor.page)
    expect(await clear()).toBe(false)
  } finally {
    await visitor.context.close()
  }
})
