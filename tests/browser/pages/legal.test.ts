import { afterAll, beforeAll, expect, test } from 'vitest'
import { putPages } from '#tests/support/makers/put-pages.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import {
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

test('what binds people says since when', async () => {
  await putPages(site.db, {
    slug: 'cgv',
    title: 'Conditions générales de vente',
    content: 'En **FCFA**.',
    isPublished: true,
    updatedAt: new Date('2026-11-01T08:00:00Z'),
  })
  const page = await visitors.newPage()
  await open(page, '/cgv')
  await seeText(page.getByRole('main'), /Mis à jour le 1er novembre 2026/)
  await expectAccessible(page)
})

test('a text that binds people has contents that lead to its parts, folded on phones', async () => {
  const parts = ['Commande', 'Prix', 'Livraison']
  await putPages(site.db, {
    slug: 'conditions',
    title: 'Conditions d’utilisation',
    content: parts.map(part => `## ${part}\n\n${'Une ligne.\n\n'.repeat(20)}`).join('\n'),
    isPublished: true,
  })
  const page = await visitors.newPage()
  await open(page, '/conditions')
  await expectAccessible(page)
  const contents = page.getByRole('navigation', { name: 'Sommaire' })
  const links = contents.getByRole('link')
  expect(await links.count()).toBe(0)
  await contents.getByText('Sommaire').first().click()
  expect(await links.allInnerTexts()).toEqual(parts)
  await links.last().click()
  const inSight = (part: string) =>
    page.getByRole('heading', { level: 2, name: part }).evaluate(heading => {
      const { top, bottom } = heading.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(() => inSight('Livraison')).toBe(true)
  await page.setViewportSize(screens.desktop)
  expect(await links.allInnerTexts()).toEqual(parts)
  await expectAccessible(page)
})

test('a legal page that is not published is not there', async () => {
  await putPages(site.db, {
    slug: 'mentions-legales',
    title: 'Mentions légales',
    content: 'À écrire',
    isPublished: false,
  })
  const page = await visitors.newPage()
  const response = await page.goto('/mentions-legales')
  expect(response?.status()).toBe(404)
  await seeText(page.getByRole('heading', { level: 1 }), 'Page not found')
  await expectAccessible(page)
})

test('a page that is not there has a title of its own, and leaves it behind', async () => {
  const page = await visitors.newPage()
  await open(page, '/nulle-part')
  expect(await page.title()).toBe('Page introuvable – AMIC')
  await page.getByRole('link', { name: 'Voir la boutique' }).click()
  await expect.poll(() => page.title()).toBe('Notre Boutique – AMIC')
})

test('an unknown address leads on: by a search, without scripts too, by a category, or home', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/nulle-part')
  const main = page.getByRole('main')
  for (const [name, address] of [
    ['Vivriers', '/boutique?category=vivriers'],
    ['Maraîchers', '/boutique?category=maraichers'],
    ['Avicoles', '/boutique?category=avicoles'],
    ['Retour à l’accueil', '/'],
  ] as const) {
    expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(address)
  }
  await main.getByRole('combobox', { name: 'Rechercher un produit' }).fill('igname')
  await main.getByRole('button', { name: 'Rechercher dans la boutique' }).click()
  await seeAddress(page, '**/boutique?search=igname')
})
