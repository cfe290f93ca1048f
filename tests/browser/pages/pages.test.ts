import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactMessages, pages } from '#database/schema/pages.ts'
import { putPages } from '#tests/support/makers/put-pages.ts'
import { expectAccessible, expectUncovered } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  hydrate,
  open,
  openVisitors,
  screens,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite({ CONTACT_PHONE: '+225 27 22 00 00 01', CONTACT_EMAIL: 'bonjour@amic.example' })
  visitors = await openVisitors(site)
  const text = {
    content: '# Prix\n\nEn **FCFA**.\n\n| Zone | Délai |\n|---|---|\n| Man | 48 h |',
    isPublished: true,
  }
  await putPages(
    site.db,
    { slug: 'about', title: 'Qui nous sommes', metaDescription: 'Le marché des producteurs', ...text },
    { slug: 'cgv', title: 'Conditions générales de vente', ...text },
    { slug: 'conditions', title: 'Conditions d’utilisation', ...text },
    { slug: 'confidentialite', title: 'Vos données', ...text },
  )
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('what administrators wrote is read, also without JavaScript', async () => {
  const page = await visitors.newPage({ javaScript: false })
  for (const [path, title] of [
    ['/about', 'Qui nous sommes'],
    ['/cgv', 'Conditions générales de vente'],
    ['/conditions', 'Conditions d’utilisation'],
    ['/confidentialite', 'Vos données'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await seeText(page.getByRole('heading', { level: 1 }), title)
    await seeText(page.getByRole('heading', { level: 2, name: 'Prix' }), 'Prix')
    expect(await page.title()).toBe(`${title} – AMIC`)
  }
})

test.each([
  ['/services', 'Nos Services'],
  ['/activities', 'Nos Activités'],
  ['/contact', 'Contact'],
])('%s does without a text', async (path, title) => {
  const page = await visitors.newPage()
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await seeText(page.getByRole('heading', { level: 1 }), title)
  await expectAccessible(page)
})

test.each([
  ['/', 'home'],
  ['/boutique', 'boutique'],
])('%s shows what administrators write of it, as long as it is published', async (path, slug) => {
  const reader = await visitors.newPage({ javaScript: false })
  const readAgain = async () => {
    await reader.goto(path)
    return {
      text: await reader.getByRole('region', { name: 'Bienvenue' }).getByRole('paragraph').allInnerTexts(),
      description: await reader.locator('meta[name="description"]').getAttribute('content'),
    }
  }
  const ours = await readAgain()
  expect(ours.text).toEqual([])

  const ofSlug = eq(pages.slug, slug)
  await putPages(site.db, { slug, title: 'Bienvenue', content: 'Du **champ**.', isPublished: true })
  await expect.poll(readAgain).toEqual({ ...ours, text: ['Du champ.'] })
  await site.db
    .update(pages)
    .set({ content: 'De la ferme.', metaDescription: 'Le panier du matin' })
    .where(ofSlug)
  await expect.poll(readAgain).toEqual({ text: ['De la ferme.'], description: 'Le panier du matin' })

  const page = await visitors.newPage()
  await open(page, path)
  await seeText(page.getByRole('region', { name: 'Bienvenue' }), 'De la ferme.')
  await expectAccessible(page)

  await site.db.update(pages).set({ isPublished: false }).where(ofSlug)
  await expect.poll(readAgain).toEqual(ours)
})

test('a shop that sells nothing yet asks nobody to change what was not asked for', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  await seeText(page.getByRole('main'), /Aucun produit trouvé Rien n’est en vente pour le moment\./)
  expect(await page.getByRole('link', { name: 'Voir tous les produits' }).count()).toBe(0)
})

test('on a phone one writes before the team’s addresses are listed', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  await seeText(page.getByRole('main'), /Appeler.*Écrivez-nous.*Envoyer le message.*Adresse.*Horaires/)
})

test('a touch calls or writes to the team', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  const main = page.getByRole('main')
  // First on a phone, whatever the page says.
  const call = main.getByRole('link', { name: 'Appeler l’équipe au +225 27 22 00 00 01' })
  await expectUncovered(call)
  await page.setViewportSize(screens.desktop)
  await expectUncovered(call)
  expect(await call.getAttribute('href')).toBe('tel:+2252722000001')
  const whatsApp = main.getByRole('link', { name: 'WhatsApp avec l’équipe' })
  expect(await whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2252722000001\?text=/)
  const phone = main.getByRole('link', { name: '+225 27 22 00 00 01', exact: true })
  expect(await phone.getAttribute('href')).toBe('tel:+2252722000001')
  const email = main.getByRole('link', { name: 'bonjour@amic.example' })
  expect(await email.getAttribute('href')).toBe('mailto:bonjour@amic.example')
})

test('who has a problem with what arrived is led to its orders, whatever the text of the page says', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  const main = page.getByRole('main')
  await seeText(main, /Un article manque, est abîmé, ou n’est pas le bon \?/)
  expect(await main.getByRole('link', { name: 'vos commandes' }).getAttribute('href')).toBe('/orders')
})

test('on a phone the first fields are on the first screen, below the ways to call', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  const main = page.getByRole('main')
  const bar = page.getByRole('navigation', { name: 'Accès rapide' })
  const isAboveBar = async (name: string) => {
    const { y, height } = (await main.getByLabel(name, { exact: true }).boundingBox())!
    return y + height <= (await bar.boundingBox())!.y
  }
  for (const name of ['Nom', 'E-mail', 'Sujet']) expect(await isAboveBar(name), name).toBe(true)
  const { y: call } = (await main.getByRole('link', { name: /^Appeler/ }).boundingBox())!
  expect(call).toBeLessThan((await main.getByLabel('Nom', { exact: true }).boundingBox())!.y)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await isAboveBar('Nom')).toBe(true)
})

/** Fills the form. */
async function write(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries({ Nom: 'Awa Koné', 'E-mail': 'awa@amic.example', ...texts })) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  }
}

test('a message is checked, sent, and the form is empty again', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  const send = page.getByRole('button', { name: 'Envoyer le message' })
  await send.click()
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' })
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Veuillez indiquer votre nom',
    'Email invalide',
    'Veuillez indiquer le sujet',
    'Veuillez écrire votre message',
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const linesOf = await summary
    .getByRole('link', { name: 'Veuillez écrire votre message' })
    .evaluate(link => link.getClientRects().length)
  expect(linesOf, 'a bullet stands before the first line').toBe(2)
  await expectAccessible(page)

  const message = page.getByRole('textbox', { name: 'Message', exact: true })
  await write(page, { Sujet: 'Livraison', Message: 'Livrez-vous à Man ?' })
  await send.click()
  await seeText(toastOf(page), /Message envoyé Nous vous répondrons dans les plus brefs délais\./)
  expect(await message.inputValue()).toBe('')
  await expectAccessible(page)
  expect(await site.db.select().from(contactMessages)).toMatchObject([{ subject: 'Livraison' }])
})

test('a message that could not be sent is not lost', async () => {
  const page = await visitors.newPage()
  await open(page, '/contact')
  await page.route('**/api/contact', route => route.abort())
  await write(page, { Sujet: 'Livraison', Message: 'Bonjour' })
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await seeText(toastOf(page), /Erreur.*Impossible d’envoyer le message/)
  expect(await page.getByRole('textbox', { name: 'Message', exact: true }).inputValue()).toBe('Bonjour')
})

/** Fills the form of a page that is not hydrated, and lets the browser send it. */
async function sendByBrowser(page: Page, texts: Record<string, string>): Promise<number> {
  await page.goto('/contact')
  await write(page, texts)
  const answered = page.waitForResponse(response => response.request().isNavigationRequest())
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  return (await answered).status()
}

test('a message is sent without JavaScript, and reading the page again sends nothing', async () => {
  const page = await visitors.newPage({ javaScript: false })
  const status = await sendByBrowser(page, { Sujet: 'Sans JavaScript', Message: 'Livrez-vous à Man ?' })
  expect(status).toBe(303)
  await seeText(page.getByRole('status').filter({ hasText: 'Message' }), /Message envoyé.*plus brefs délais/)
  await page.reload()
  const received = eq(contactMessages.subject, 'Sans JavaScript')
  expect(await site.db.select().from(contactMessages).where(received)).toHaveLength(1)
})

test('a message that the browser sent by itself comes back with what was typed when it is refused', async () => {
  const page = await visitors.newPage()
  await page.route('**/assets/*.js', route => route.abort())
  const refused = { Nom: 'Awa <Koné>', 'E-mail': 'awa@amic', Message: 'Une ligne\net une autre' }
  const status = await sendByBrowser(page, { ...refused, Sujet: 'Refusé' })
  expect(status).toBe(400)
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' })
  await expect.poll(() => summary.getByRole('link').allInnerTexts()).toEqual(['Email invalide'])
  const isInSight = () =>
    summary.evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
  const typed = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
  expect(await typed('Nom')).toBe(refused.Nom)
  expect(await typed('Message')).toBe(refused.Message)
  await expectAccessible(page)

  await page.unroute('**/assets/*.js')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('awa@amic.example')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  // By the browser again, or by the page that is hydrated meanwhile.
  await seeText(page.getByRole('status').filter({ hasText: 'Message' }), /Message envoyé/)
  await hydrate(page)
  expect(await typed('Message')).toBe('')
  await expectAccessible(page)
})

describe('the form of a browser without JavaScript', () => {
  const fields = { name: 'Awa', email: 'awa@amic.example', subject: 'Formulaire', message: 'Bonjour' }
  const send = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' })

  test.each([
    ['empty', {}, 400, 'Veuillez indiquer votre nom'],
    [
      'written by a program',
      { ...fields, website: 'https://spam.example' },
      422,
      'semble écrit par un programme',
    ],
    ['of characters that nothing can keep', { ...fields, message: 'a\0b' }, 400, 'role="alert"'],
  ])('%s, is refused with a page', async (_, body: Record<string, string>, status, words) => {
    const answer = await send(new URLSearchParams(body))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain(words)
  })

  test('is not taken from another site, nor as anything but a form', async () => {
    const foreign = await send(new URLSearchParams(fields), { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    const json = await send(JSON.stringify(fields), { 'content-type': 'application/json' })
    expect(json.status).toBe(415)
    const received = eq(contactMessages.subject, fields.subject)
    expect(await site.db.select().from(contactMessages).where(received)).toEqual([])
  })
})
