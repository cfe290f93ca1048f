import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAlbums } from '#tests/support/makers/albums.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let albumId: string
beforeAll(async () => {
  site = await startTestSite()
  albumId = (await openAlbums(site)).id
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Champ-école de Bouaké' })
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })

test('of a picture that is missing nothing is enlarged nor saved, and one tries again', async () => {
  const page = await visitors.newPage()
  await page.route('**/attached_assets/**', route => route.abort())
  await open(page, `/activities?album=${albumId}`)
  await seeText(viewer(page), /Image non disponible/)
  expect(await button(page, 'Agrandir').isDisabled()).toBe(true)
  expect(await button(page, 'Télécharger').isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.unroute('**/attached_assets/**')
  await button(page, 'Réessayer').click()
  await viewer(page).getByRole('img', { name: 'Le premier rang' }).waitFor()
  expect(await viewer(page).getByRole('link', { name: 'Télécharger' }).count()).toBe(1)
})

test('a video that is missing is said to be', async () => {
  const page = await visitors.newPage()
  await page.route('**/champ.webm', route => route.abort())
  await open(page, `/activities?album=${albumId}`)
  await button(page, 'Vidéo 4 : Une journée au champ').click()
  await seeText(viewer(page), /Vidéo non disponible/)
  await expectAccessible(page)
})
