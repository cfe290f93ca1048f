import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zones } from '#database/schema/delivery.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { putPages } from '#tests/support/makers/put-pages.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  screens,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')
/** What is served at an address now: what the cache had of it falls once its process hears of a change. */
const served = (path: string) => async () => (await fetch(site.url + path)).text()

test('a market without anybody says nothing of its size', async () => {
  const page = await visitors.newPage()
  await open(page, '/about')
  await seeText(page.getByRole('heading', { level: 1 }), 'À Propos')
  expect(await page.getByRole('region', { name: 'Aujourd’hui sur AMIC' }).count()).toBe(0)
  expect(await page.getByRole('region', { name: /Où ils cultivent|points de retrait/ }).count()).toBe(0)
  await expectUsableOnEveryScreen(page)
})

test('who AMIC is: how many, where, and some of them by name', async () => {
  const korhogo = await createVendor(
    site.db,
    { businessName: 'Coopérative des maraîchères de Natiokobadara', rating: '4.50' },
    { region: 'Korhogo' },
  )
  const man = await createVendor(site.db, { businessName: 'Ferme de Gouessesso' }, { region: 'Man' })
  await createProduct(site.db, { vendorId: korhogo.id, name: 'Oignons' })
  await createProduct(site.db, { vendorId: man.id, name: 'Café' })
  const [cocody] = await site.db.select().from(zones).where(eq(zones.name, 'Cocody'))
  await createPickupPoint(site.db, { zoneId: cocody!.id })

  await expect.poll(served('/about')).toContain('1 point de retrait')
  const page = await visitors.newPage()
  await open(page, '/about')
  const today = page.getByRole('region', { name: 'Aujourd’hui sur AMIC' })
  await seeText(
    today,
    /producteurs certifiés 2 produits en vente 2 communes et villes livrées \d+ point de retrait 1$/,
  )
  const places = page.getByRole('region', { name: 'Producteurs et points de retrait' })
  await seeText(places, /Abidjan 1 point de retrait Korhogo 1 producteur Man 1 producteur/)
  await seeText(main(page), /Coopérative des maraîchères de Natiokobadara Korhogo 4,5 .*1 produit/)
  await expectUsableOnEveryScreen(page)

  await places.getByRole('link', { name: /^Korhogo/ }).click()
  await seeText(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Oignons' }), 'Oignons')
  expect(new URL(page.url()).searchParams.get('region')).toBe('Korhogo')
  expect(await page.getByRole('link', { name: 'Café' }).count()).toBe(0)
  await open(page, '/about')
  await page.getByRole('link', { name: 'Ferme de Gouessesso' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Ferme de Gouessesso')
})

test('a page that is not there leads on, before and without JavaScript', async () => {
  for (const javaScript of [false, true]) {
    const page = await visitors.newPage({ javaScript })
    const answer = await page.goto('/une/page-qui-manque')
    expect(answer?.status()).toBe(404)
    await seeText(page.getByRole('heading', { level: 1 }), 'Page not found')
    const shelves = page.getByRole('navigation', { name: 'Rayons' }).getByRole('link')
    expect(await shelves.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
      '/boutique?category=vivriers',
      '/boutique?category=maraichers',
      '/boutique?category=avicoles',
    ])
    if (javaScript) await expectUsableOnEveryScreen(page)
    await main(page).getByRole('combobox').fill('tomates')
    await main(page).getByRole('combobox').press('Enter')
    await seeAddress(page, '**/boutique?search=tomates')
  }
})

test('of the producers phones show three, and all where one asks', async () => {
  const regions = ['Bouaké', 'Daloa', 'Gagnoa'] as const
  for (const region of regions) {
    const { id } = await createVendor(site.db, { businessName: `Ferme de ${region}` }, { region })
    await createProduct(site.db, { vendorId: id, name: `Igname de ${region}` })
  }
  await expect.poll(served('/about')).toContain('Ferme de Gagnoa')
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/about')
  const producers = page.getByRole('region', { name: 'Ceux qui cultivent et élèvent' })
  const shown = producers.getByRole('article')
  expect(await shown.count()).toBe(3)
  await producers.getByText('Voir tous').click()
  expect(await shown.count()).toBe(5)
  await producers.getByText('Voir moins').click()
  expect(await shown.count()).toBe(3)
  await page.setViewportSize(screens.desktop)
  expect(await shown.count()).toBe(5)
})

const services = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts()

test('before a text of them is published, the services are told in short, each with its act', async () => {
  const page = await visitors.newPage()
  await open(page, '/services')
  expect(await services(page)).toEqual([
    'Livraison suivie en temps réel',
    'Points de retrait',
    'Paiement à la livraison',
    'Contrôle de la qualité',
    'Accompagnement des producteurs',
  ])
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Voir les points de retrait' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Points de retrait')
})

test('each service is told once, as the administrators write it, with its picture and where it leads', async () => {
  const content = await readFile('src/server/pages/initial/services.md', 'utf8')
  await putPages(site.db, {
    slug: 'services',
    title: 'Nos services',
    content: `${content}\n\n## Location de tracteurs\n\nÀ la journée.`,
    isPublished: true,
  })
  await expect.poll(served('/services')).toContain('Location de tracteurs')
  const page = await visitors.newPage()
  await open(page, '/services')
  await seeText(main(page), /^Nos services .*Gratuite, dans les communes et villes que nous livrons\./)
  const own = content.match(/(?<=^## ).*/gm)!
  expect(await services(page)).toEqual([...own, 'Location de tracteurs'])
  const ofService = (heading: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
  for (const heading of own) {
    expect(await ofService(heading).getByRole('presentation').count(), heading).toBe(1)
  }
  // What a service leads to comes last; links of the text stand before.
  const acts = await Promise.all(
    own.map(heading => ofService(heading).getByRole('link').last().textContent()),
  )
  expect(acts).toEqual([
    'Suivre mes commandes',
    'Voir les points de retrait',
    'Commander dans la boutique',
    'Lire les conditions de vente',
    'Rencontrer les producteurs',
    'Devenir producteur',
    'Écrire à l’équipe',
  ])
  expect(await ofService('Location de tracteurs').getByRole('link').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  await page.setViewportSize(screens.desktop)
  const holes = await main(page)
    .locator('section')
    .evaluateAll(sections =>
      sections.map(section => {
        const endOf = (element: Element) => element.getBoundingClientRect().bottom
        return endOf(section) - Math.max(...[...section.children].map(endOf))
      }),
    )
  const shapes = await main(page)
    .locator('section img')
    .evaluateAll(images => images.map(image => image.clientWidth / image.clientHeight))
  for (const shape of shapes) expect(shape).toBeCloseTo(16 / 9, 1)
  // What has no picture leads nowhere: it ends with its words.
  for (const [nth, hole] of holes.slice(0, own.length).entries())
    expect(hole, `below service ${nth}`).toBeLessThan(48)
  await page.getByRole('link', { name: 'Devenir producteur' }).click()
  await seeAddress(page, '**/contact')
})
