import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Opening } from '#contract/pages/admin.schemas.ts'
import { pages } from '#database/schema/pages.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForPaint,
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

const titleOf = async (slug: string) =>
  (await site.db.select().from(pages).where(eq(pages.slug, slug)))[0]?.title

test('a page is written, looked at before, published at once, and put back as it was', async () => {
  await site.db.delete(pages)
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  await open(page, '/admin/pages')
  await page.getByText('Aucune page trouvée').waitFor()
  // Longer than a screen: the dialogs that show it scroll.
  const content = `# Prix\n\n${'Ils sont en FCFA.\n\n'.repeat(40)}`
  await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content })
  await open(page, '/admin/pages')
  await page.getByText('Brouillon').waitFor()
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Modifier la page Conditions' }).click()
  await page.getByLabel('Titre').fill('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(page.getByRole('dialog').getByRole('alert').first(), 'Le titre de la page est requis')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Titre').fill('Nos conditions')
  await page.getByLabel('Contenu', { exact: true }).fill('# Livraison\n\n**Gratuite**')
  await page.getByRole('tab', { name: 'Aperçu' }).click()
  await page.getByRole('heading', { name: 'Livraison' }).waitFor()
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Publiée').check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('main').getByText('Publiée').waitFor()

  const visitor = await visitors.newPage()
  await open(visitor, '/cgv')
  await visitor.getByRole('heading', { name: 'Nos conditions' }).waitFor()

  await page.getByRole('button', { name: 'Modifier la page Nos conditions' }).click()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByText('Texte d’origine').waitFor()
  await expectUsableOnEveryScreen(page)
  await page
    .getByRole('button', { name: /^Restaurer/ })
    .last()
    .click()
  const question = page.getByRole('dialog', {
    name: /^Restaurer la version du .* de « Nos conditions » \?$/,
  })
  await seeText(
    question,
    /Les visiteurs la liront aussitôt\. Ce que vous avez écrit sans l’enregistrer sera perdu.*Conditions Prix/,
  )
  await expectUsableOnEveryScreen(page)
  await question.getByRole('button', { name: 'Annuler' }).click()
  expect(await titleOf('cgv')).toBe('Nos conditions')
  await page
    .getByRole('button', { name: /^Restaurer/ })
    .last()
    .click()
  await question.getByRole('button', { name: 'Restaurer cette version' }).click()
  await page.getByRole('heading', { name: 'Modifier « Conditions »' }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { name: 'Prix' }).waitFor()
})

test('somebody else was faster: what was typed stays until one takes the newer page, and goes on from it', async () => {
  await site.db.delete(pages)
  await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: '# Prix' })
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  await open(page, '/admin/pages')
  await page.getByRole('button', { name: 'Modifier la page Conditions' }).click()
  await site.db.update(pages).set({ title: 'Ventes', updatedAt: new Date() }).where(eq(pages.slug, 'cgv'))
  await page.getByLabel('Titre').fill('Nos conditions')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Rechargez-la' })
  await seeText(alert, /modifiée entre-temps.*Copiez d’abord ce que vous voulez en garder : .* Recharger$/)
  await expectAccessible(page)
  expect(await page.getByLabel('Titre').inputValue()).toBe('Nos conditions')
  expect(await titleOf('cgv')).toBe('Ventes')

  await alert.getByRole('button', { name: 'Recharger' }).click()
  await page.getByRole('heading', { name: 'Modifier « Ventes »' }).waitFor()
  expect(await page.getByLabel('Titre').inputValue()).toBe('Ventes')
  await page.getByLabel('Titre').fill('Nos ventes')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await titleOf('cgv')).toBe('Nos ventes')
})

test('a text that was not saved is there again when its page is opened', async () => {
  await site.db.delete(pages)
  await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: '# Prix' })
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  await open(page, '/admin/pages')
  const edit = page.getByRole('button', { name: 'Modifier la page Conditions' })
  const content = page.getByLabel('Contenu', { exact: true })
  await edit.click()
  await content.fill('# Prix\n\nEn FCFA.')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await edit.click()
  await seeText(
    page.getByRole('dialog'),
    /Voici votre texte de la dernière fois\. Il n’est pas encore enregistré\./,
  )
  expect(await content.inputValue()).toBe('# Prix\n\nEn FCFA.')
  await expectUsableOnEveryScreen(page)
  // Another administrator saves the page meanwhile.
  await page.keyboard.press('Escape')
  await site.db.update(pages).set({ content: '# Nos prix', updatedAt: new Date() })
  await page.reload()
  await edit.click()
  await seeText(page.getByRole('dialog'), /texte de la dernière fois, mais la page a été modifiée depuis/)
  expect(await content.inputValue()).toBe('# Prix\n\nEn FCFA.')
  await page.getByRole('button', { name: 'Revenir au texte enregistré' }).click()
  expect(await content.inputValue()).toBe('# Nos prix')
  await content.fill('# Tarifs')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await edit.click()
  expect(await content.inputValue()).toBe('# Tarifs')
  expect(await page.getByText('Voici votre texte de la dernière fois').count()).toBe(0)
})

test('a version that cannot be restored leaves what was typed', async () => {
  await site.db.delete(pages)
  await site.db.insert(pages).values({ slug: 'cgv', title: 'Conditions', content: '# Prix' })
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  await open(page, '/admin/pages')
  await page.request.patch('/api/admin/pages/cgv', { data: { title: 'Ventes' } })
  await page.reload()
  await page.getByRole('button', { name: 'Modifier la page Ventes' }).click()
  await page.getByLabel('Titre').fill('Nos ventes')
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.route('**/restore', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /^Restaurer la version/ }).click()
  // Somebody else saves meanwhile.
  await site.db.update(pages).set({ title: 'Achats', updatedAt: new Date() }).where(eq(pages.slug, 'cgv'))
  const readAgain = page.waitForResponse('**/api/admin/pages/cgv/versions')
  await page.getByRole('button', { name: 'Restaurer cette version' }).click()
  await seeText(toastOf(page), 'Erreur Erreur lors de la mise à jour')
  await (await readAgain).finished()
  // Whatever else was to be read again is so by then.
  await waitForNetworkIdle(page)
  await waitForPaint(page)
  expect(await page.getByLabel('Titre').inputValue()).toBe('Nos ventes')
})

test('a page begins with its title, asks for its words, and is there for visitors once it is published', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id, role: 'admin' }] })
  await open(page, '/admin/pages')
  await page.getByRole('button', { name: 'Nouvelle page' }).click()
  const creation = page.getByRole('dialog', { name: 'Nouvelle page' })
  await creation.getByLabel('Titre').fill('Marchés d’été à Bouaké')
  const address = creation.getByLabel('Adresse')
  expect(await address.inputValue()).toBe('marches-d-ete-a-bouake')
  await expectAccessible(page)
  await address.fill('boutique')
  await creation.getByRole('button', { name: 'Créer' }).click()
  await seeText(toastOf(page), /Cette adresse est celle d’un écran du site/)
  await address.fill('marches-d-ete')
  await creation.getByRole('button', { name: 'Créer' }).click()

  const editor = page.getByRole('dialog', { name: 'Modifier « Marchés d’été à Bouaké »' })
  const blanks = editor.getByRole('region', { name: 'Passages à compléter' })
  // What the first attempt was told is gone.
  expect(
    await toastOf(page)
      .getByText(/écran du site/)
      .count(),
  ).toBe(0)
  await seeText(blanks, 'À compléter dans le texte avant de publier : texte de la page')
  await expectAccessible(page)
  await editor.getByLabel('Publiée').check()
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Cette page a encore des passages à compléter/)
  const visitor = await visitors.newPage()
  await visitor.goto('/marches-d-ete')
  await seeText(visitor.getByRole('heading', { level: 1 }), 'Page not found')

  await editor.getByLabel('Contenu', { exact: true }).fill('# Où nous trouver\n\nChaque samedi.')
  await editor.getByRole('button', { name: 'Enregistrer' }).click()
  await editor.waitFor({ state: 'detached' })
  await open(visitor, '/marches-d-ete')
  await visitor.getByRole('heading', { name: 'Où nous trouver' }).waitFor()
  await expectAccessible(visitor)
})

test('a message that goes moves nothing that is being pressed', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ as: [{ id, role: 'admin' }] })
  await page.clock.install()
  await open(page, '/admin/pages')
  await page.getByRole('button', { name: 'Nouvelle page' }).click()
  const creation = page.getByRole('dialog', { name: 'Nouvelle page' })
  await creation.getByLabel('Titre').fill('Fêtes de fin d’année')
  await creation.getByLabel('Adresse').fill('boutique')
  const button = creation.getByRole('button', { name: 'Créer' })
  await button.click()
  const message = creation.getByText(/Cette adresse est celle d’un écran du site/)
  await message.waitFor()
  await creation.getByLabel('Adresse').fill('fetes')
  await button.hover()
  await page.mouse.down()
  await page.clock.runFor(6_000)
  expect(await message.isVisible()).toBe(true)
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'Modifier « Fêtes de fin d’année »' }).waitFor()
})

test('a production that lacks legal pages says so', async () => {
  const { id } = await createAdmin(site.db)
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id, role: 'admin' }] })
  // What a production answers, which this site is not: it has neither https nor a second factor.
  const missing = [{ slug: 'cgv', title: 'Conditions générales de vente' }]
  await page.route('**/api/admin/opening', route =>
    route.fulfill({ json: { takesOrders: false, missing } satisfies Opening }),
  )
  await open(page, '/admin')
  const banner = page.getByRole('complementary', { name: 'Ouverture de la boutique' })
  await seeText(
    banner,
    /ne prend pas encore de commandes\. Une page légale reste à publier : « Conditions générales de vente »/,
  )
  await expectUsableOnEveryScreen(page)
  await banner.getByRole('link', { name: 'Compléter et publier' }).click()
  await seeAddress(page, '**/admin/pages')
})
