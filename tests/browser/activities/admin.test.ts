import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, projectPhases } from '#database/schema/activities.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { takePhoto } from '#tests/support/makers/photos.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  type Screen,
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

const enter = async (screen: Screen = 'desktop') =>
  visitors.newPage({ screen, as: [{ id: (await createAdmin(site.db)).id, role: 'admin' }] })

const captionsOf = async (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('textbox')
    .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))

test('phases, albums and photos: made, put in order with the keyboard, and deleted with what follows', async () => {
  await site.db.delete(projectPhases)
  const page = await enter()
  await open(page, '/admin/activities')
  await page.getByText('Aucune phase trouvée').waitFor()
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Nouvelle phase' }).click()
  await page.getByRole('button', { name: 'Créer la phase' }).click()
  await seeText(page.getByRole('dialog').getByRole('alert').first(), 'Le nom de la phase est requis')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Nom').fill('Semis')
  await page.getByRole('button', { name: 'Créer la phase' }).click()
  await page.getByRole('heading', { name: 'Semis' }).waitFor()
  await page.getByText('Aucun album disponible').waitFor()

  await page.getByRole('button', { name: 'Nouvel album dans Semis' }).click()
  await page.getByLabel('Titre').fill('Pépinière')
  await page.getByRole('button', { name: 'Créer l’album' }).click()

  await page.getByRole('button', { name: 'Ajouter des images à Pépinière' }).click()
  await page.getByRole('button', { name: 'Ajouter à l’album' }).click()
  await seeText(
    page.getByRole('dialog').getByRole('alert').first(),
    'Veuillez sélectionner au moins une image',
  )
  await page
    .getByLabel('Choisir des images')
    .setInputFiles([await takePhoto('rouge', '#c02020'), await takePhoto('vert', '#20a020')])
  await page.getByLabel('Légende de l’image 1').fill('Rouge')
  await page.getByLabel('Légende de l’image 2').fill('Verte')
  await expect.poll(() => page.getByText('Prête', { exact: true }).count()).toBe(2)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Ajouter à l’album' }).click()
  await seeText(page.getByRole('main'), 'Date non spécifiée · 2 images')

  const acts = [/^Ajouter des images à Pépinière/, /^Ordonner les images/, /^Modifier l’album Pépinière/]
  const tops = acts.map(async name => (await page.getByRole('button', { name }).boundingBox())!.y)
  expect(new Set(await Promise.all(tops)).size).toBe(1)
  await page.getByRole('button', { name: 'Ordonner les images de Pépinière' }).click()
  await page.getByRole('button', { name: /^Déplacer l’image 2/ }).press('ArrowUp')
  expect(await captionsOf(page)).toEqual(['Verte', 'Rouge'])
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const shown = await (await page.request.get('/api/phases')).json()
  expect(shown[0].albums[0].media.map(({ caption }: { caption: string }) => caption)).toEqual([
    'Verte',
    'Rouge',
  ])

  await page.getByRole('button', { name: 'Modifier la phase Semis' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la phase' }).click()
  await seeText(page.getByRole('dialog'), '1 album et 2 images seront supprimés avec elle.')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la phase' }).click()
  await page.getByText('Aucune phase trouvée').waitFor()
})

test('on a phone a phase is its title, until it is opened', async () => {
  await site.db.delete(projectPhases)
  await site.db.insert(projectPhases).values({ name: 'Semis', description: 'Semer tôt' })
  const page = await enter('phone')
  await open(page, '/admin/activities')
  await seeText(page.getByRole('main'), /Semis 0 album · 0 image$/)
  await page.getByRole('button', { name: 'Semis', exact: true }).press('Enter')
  await seeText(page.getByRole('main'), /Semer tôt .*Modifier.*Aucun album disponible$/)
  await expectUsableOnEveryScreen(page)
})

test('an activity is created, changed and deleted', async () => {
  await site.db.delete(activities)
  const page = await enter()
  await open(page, '/admin/activities?tab=activites')
  await page.getByText('Aucune activité trouvée').waitFor()
  await page.getByRole('button', { name: 'Nouvelle activité' }).click()
  await page.getByLabel('Titre').fill('Foire de Bouaké')
  await page.getByLabel('Début').fill('2026-11-22')
  await page.getByLabel('Fin').fill('2026-11-20')
  await page.getByRole('button', { name: 'Créer l’activité' }).click()
  await seeText(page.getByRole('dialog').getByRole('alert').first(), 'La fin ne peut pas précéder le début')
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Fin').fill('2026-11-24')
  await page.getByRole('button', { name: 'Créer l’activité' }).click()
  await seeText(page.getByRole('main'), '22 nov. – 24 nov. 2026')
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Modifier Foire de Bouaké' }).click()
  await page.getByLabel('Statut').selectOption({ label: 'En cours' })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('main').getByRole('heading', { name: 'En cours' }).waitFor()
  await page.getByRole('button', { name: 'Modifier Foire de Bouaké' }).click()
  await page.getByRole('button', { name: 'Supprimer l’activité' }).click()
  await seeText(page.getByRole('dialog'), 'Elle disparaîtra du site avec ses images.')
  await page.getByRole('button', { name: 'Supprimer l’activité' }).click()
  await page.getByText('Aucune activité trouvée').waitFor()
})

test('an activity whose answer was lost is made once, with what was written last', async () => {
  await site.db.delete(activities)
  const page = await enter()
  await open(page, '/admin/activities?tab=activites')
  await page.getByRole('button', { name: 'Nouvelle activité' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Titre').fill('Foire')
  await routeFirst(page, '**/api/admin/activities', route => route.fetch().then(() => route.abort()))
  await dialog.getByRole('button', { name: 'Créer l’activité' }).click()
  await seeText(toastOf(page), /^Erreur Erreur lors de la création/)
  await dialog.getByLabel('Titre').fill('Foire de Man')
  await dialog.getByRole('button', { name: 'Créer l’activité' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Modifier Foire de Man' }).waitFor()
  expect((await site.db.select().from(activities)).map(({ title }) => title)).toEqual(['Foire de Man'])
})

test('what somebody else changed meanwhile is taken up, and changed then', async () => {
  await site.db.delete(activities)
  await site.db.insert(activities).values({ title: 'Foire' })
  const page = await enter()
  await open(page, '/admin/activities?tab=activites')
  await page.getByRole('button', { name: 'Modifier Foire' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lieu').fill('Korhogo')
  await site.db.update(activities).set({ title: 'Grande foire', updatedAt: new Date() })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(dialog.getByRole('alert').first(), /modifiée entre-temps.*Rouvrir/)
  await expectUsableOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Rouvrir' }).click()
  await expect.poll(() => dialog.getByLabel('Titre').inputValue()).toBe('Grande foire')
  await dialog.getByLabel('Lieu').fill('Korhogo')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await site.db.select().from(activities))[0]).toMatchObject({
    title: 'Grande foire',
    location: 'Korhogo',
  })
})

test('an address beyond the last page of activities leads to the last', async () => {
  await site.db.delete(activities)
  const titles = Array.from({ length: 21 }, (_, count) => `Foire ${count + 1}`)
  await site.db.insert(activities).values(titles.map(title => ({ title })))
  const page = await enter('phone')
  await open(page, '/admin/activities?tab=activites&page=9')
  await seeText(page.getByRole('main'), /21 activités .*Page 2 sur 2/)
  await expect.poll(() => page.getByRole('button', { name: /^Modifier Foire/ }).count()).toBe(1)
  await expect.poll(() => page.getByText('Aucune activité trouvée').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})
