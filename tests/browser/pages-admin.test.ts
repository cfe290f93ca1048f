import { afterAll, beforeAll, describe, test } from 'vitest'
import { pages } from '#database/schema/pages.ts'
import { expectAccessible } from '#tests/support/chromium.ts'
import { createAdmin } from '#tests/support/people.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, type Screen, screens, seeText, type Visitors } from '#tests/support/visitors.ts'

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

describe.each(Object.keys(screens) as Screen[])('on a %s', screen => {
  test('a page is written, looked at before, published at once, and put back as it was', async () => {
    await site.db.delete(pages)
    const { id } = await createAdmin(site.db)
    const page = await visitors.newPage({ screen, as: [{ id, role: 'admin' }] })
    await open(page, '/admin/pages')
    await page.getByText('Aucune page trouvée').waitFor()
    await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: '# Prix' })
    await open(page, '/admin/pages')
    await page.getByText('Brouillon').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Modifier la page Conditions' }).click()
    await page.getByLabel('Titre').fill('')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await seeText(page.getByRole('dialog').getByRole('alert').first(), 'Le titre de la page est requis')
    await expectAccessible(page)
    await page.getByLabel('Titre').fill('Nos conditions')
    await page.getByLabel('Contenu', { exact: true }).fill('# Livraison\n\n**Gratuite**')
    await page.getByRole('tab', { name: 'Aperçu' }).click()
    await page.getByRole('heading', { name: 'Livraison' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Publiée').check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('main').getByText('Publiée').waitFor()

    const visitor = await visitors.newPage({ screen })
    await open(visitor, '/cgv')
    await visitor.getByRole('heading', { name: 'Nos conditions' }).waitFor()

    await page.getByRole('button', { name: 'Modifier la page Nos conditions' }).click()
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByText('Texte d’origine').waitFor()
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Restaurer/ })
      .last()
      .click()
    await page.getByRole('heading', { name: 'Modifier « Conditions »' }).waitFor()
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'Prix' }).waitFor()
  })
})
