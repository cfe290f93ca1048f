import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zones } from '#database/schema/delivery.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
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

test('zones are added, put in order, renamed and closed, each in its row', async () => {
  const [first, second] = ['Tabou', 'Sassandra']
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin/livraison')
  const here = page.getByRole('list', { name: 'Zones de la région San Pedro' })
  const rows = here.getByRole('listitem')
  await rows.first().waitFor()
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Nouvelle zone' }).click()
  await page.getByRole('button', { name: 'Ajouter la zone' }).click()
  await seeText(page.getByRole('dialog').getByRole('alert').first(), 'Choisissez une région')
  await expectUsableOnEveryScreen(page)
  for (const name of [first, second]) {
    if (name === second) await page.getByRole('button', { name: 'Nouvelle zone' }).click()
    await page.getByLabel('Région', { exact: true }).selectOption('San Pedro')
    await page.getByLabel('Nom de la zone').fill(name)
    await page.getByRole('button', { name: 'Ajouter la zone' }).click()
    await here.getByText(name, { exact: true }).first().waitFor()
  }

  const served = async () =>
    (await site.db.select().from(zones).orderBy(zones.position))
      .filter(({ region }) => region === 'San Pedro')
      .map(({ name }) => name)
  const rowOf = (name: string) => page.getByRole('button', { name: `Modifier ${name}`, exact: true })
  await rowOf(second).press('Enter')
  const place = here.getByLabel('Place')
  expect(await place.locator('option:checked').textContent()).toBe(`Après ${first}`)
  await place.selectOption('Après San Pedro')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: `Enregistrer ${second}` }).click()
  await expect.poll(async () => (await served()).slice(-2)).toEqual([second, first])
  await seeText(rows.last(), first)
  await expect.poll(() => rowOf(second).getAttribute('aria-expanded')).toBe('false')
  expect(await rowOf(second).evaluate(button => button === document.activeElement)).toBe(true)

  await rowOf(first).click()
  await here.getByLabel('Nom de la zone').fill('Cocody')
  await page.getByRole('button', { name: `Enregistrer ${first}` }).click()
  await page.getByText('Une zone porte déjà ce nom.').first().waitFor()
  await here.getByLabel('Nom de la zone').fill(`${first} plage`)
  await page.getByRole('button', { name: `Enregistrer ${first}` }).click()
  await here.getByText(`${first} plage`, { exact: true }).first().waitFor()

  await rowOf(second).click()
  await page.getByRole('button', { name: `Fermer la zone ${second}` }).click()
  await page.getByRole('button', { name: `Rouvrir la zone ${second}` }).waitFor()
  await seeText(rows.nth((await rows.count()) - 2), 'Fermée')
  const [closed] = await site.db.select().from(zones).where(eq(zones.name, second))
  expect(closed).toMatchObject({ isServed: false })
  await expectUsableOnEveryScreen(page)
})

test('a row that closes late leaves the focus where it is by then', async () => {
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id: admin.id, role: 'admin' }] })
  const letThrough = await holdRoute(page, '**/api/admin/zones/*')
  await open(page, '/admin/livraison')
  const row = page.getByRole('button', { name: 'Modifier San Pedro', exact: true })
  await row.click()
  await page.getByRole('button', { name: 'Enregistrer San Pedro' }).click()
  await page.getByRole('button', { name: 'Nouvelle zone' }).focus()
  letThrough()
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('false')
  expect(await row.evaluate(button => button === document.activeElement)).toBe(false)
})

test('on a phone each part is its title and how it stands, until one is opened', async () => {
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin/livraison')
  await seeText(
    page.getByRole('main'),
    /Zones \d+ zones.* Points de retrait Aucun point Jours par défaut .*Le prochain : /,
  )
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    page.viewportSize()!.height,
  )
  const added = page.getByRole('button', { name: 'Nouvelle zone' })
  expect(await added.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Zones', exact: true }).press('Enter')
  await added.waitFor()
  await expectUsableOnEveryScreen(page)
  await open(page, '/admin/livraison#jours')
  await page.getByRole('button', { name: 'Ajouter le jour' }).waitFor()
})

test('on a phone a part that cannot be read is told above the parts, which stay closed', async () => {
  const admin = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin')
  await page.route('**/api/admin/delivery/pickup-points*', route => route.fulfill({ status: 500, json: {} }))
  await open(page, '/admin/livraison')
  await seeText(
    page.getByRole('main'),
    /Une partie de cette page n’a pas pu être lue\. Réessayer Zones \d+ zones.* Points de retrait Pas lu pour le moment/,
  )
  const part = page.getByRole('button', { name: 'Points de retrait', exact: true })
  expect(await part.getAttribute('aria-expanded')).toBe('false')
  await part.click()
  await seeText(page.getByRole('main'), /Les points de retrait n’ont pas pu être affichés/)
  await page.unroute('**/api/admin/delivery/pickup-points*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(page.getByRole('main'), /Points de retrait Aucun point/)
  expect(await page.getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
})
