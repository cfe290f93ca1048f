import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { putPages } from '#tests/support/makers/put-pages.ts'
import {
  expectAccessible,
  expectNoOverflow,
  expectUncovered,
  hasFocus,
} from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let tomato: Awaited<ReturnType<typeof createProduct>>
beforeAll(async () => {
  site = await startTestSite()
  const { id: vendorId } = await createVendor(site.db)
  tomato = await createProduct(site.db, { vendorId, name: 'Tomates fraîches', price: '800.00' })
  await putPages(
    site.db,
    {
      slug: 'services',
      title: 'Nos services',
      content: '**Livraison à domicile.** Gratuite, avec un suivi de chaque étape.',
      isPublished: true,
    },
    {
      slug: 'cgv',
      title: 'CGV',
      content: `Pour un remboursement, gardez ${'la photo, '.repeat(450)}et le reçu.`,
      isPublished: true,
    },
  )
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** On small screens it is in the bar below. */
const opener = (page: Page) =>
  page
    .getByRole('button', { name: 'Assistant', exact: true })
    .or(page.getByRole('link', { name: 'Aide', exact: true }))
const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistant AMIC' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Votre question' })
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
const chips = (page: Page) => page.getByRole('list', { name: 'Questions proposées' }).getByRole('button')

/** Holds the calls to the assistant until they are let go. */
const holdAnswers = (page: Page) => holdRoute(page, '**/api/chatbot/chat')

test('what is typed stays when the window becomes wide or narrow, and at 320 pixels everything is there', async () => {
  const page = await visitors.newPage({ screen: 'phone' })
  await open(page, '/')
  await opener(page).click()
  await field(page).fill('Vous livrez quand à Yopougon ?')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(width === 360 ? 1 : 0)
    expect(await field(page).inputValue()).toBe('Vous livrez quand à Yopougon ?')
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await field(page).fill('tomates')
  await field(page).press('Enter')
  await log(page)
    .getByRole('link', { name: /Tomates fraîches/ })
    .waitFor()
  await expectNoOverflow(page)
  const box = (await send(page).boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(box.y + box.height).toBeLessThanOrEqual(568)
})

describe.each(['phone', 'desktop'] as const)('on a %s', screen => {
  test('one opens it, asks by an offered question, and reads the answer', async () => {
    const page = await visitors.newPage({ screen })
    await open(page, '/')
    await opener(page).click()
    await seeText(log(page), /Bonjour ! Je suis l’assistant d’AMIC/)
    await expect.poll(() => chips(page).count()).toBe(3)
    await expectAccessible(page)
    await chips(page).first().click()
    await seeText(log(page), /Comment se passe la livraison \?.*Gratuite, avec un suivi de chaque étape/)
    await expect.poll(() => chips(page).count()).toBe(0)
    expect(await hasFocus(field(page))).toBe(true)
    await expectAccessible(page)
  })

  test('nothing is sent twice or empty; Enter sends, Shift and Enter begin a line', async () => {
    const page = await visitors.newPage({ screen })
    await open(page, '/boutique')
    await opener(page).click()
    await field(page).fill('  \n ')
    expect(await send(page).isDisabled()).toBe(true)
    await field(page).press('Enter')
    expect(await log(page).getByText('L’assistant écrit…').count()).toBe(0)

    await field(page).fill('avez-vous')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('des tomates ?')
    expect(await field(page).inputValue()).toBe('avez-vous\ndes tomates ?')
    const letGo = await holdAnswers(page)
    await field(page).press('Enter')
    await log(page).getByText('L’assistant écrit…').waitFor()
    expect(await field(page).isEditable()).toBe(false)
    expect(await hasFocus(field(page))).toBe(true)
    expect(await send(page).isDisabled()).toBe(true)
    await expectAccessible(page)
    letGo()
    await seeText(log(page), /Tomates fraîches.*800 FCFA \/ kg.*Ferme de Yao, Bouaké/)
    expect(await field(page).isEditable()).toBe(true)
    expect(await hasFocus(field(page))).toBe(true)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })

  test('an answer leads to the product, and the conversation is kept in this tab', async () => {
    const page = await visitors.newPage({ screen })
    await open(page, '/')
    await opener(page).click()
    await field(page).fill('tomates')
    await field(page).press('Enter')
    await log(page)
      .getByRole('link', { name: /Tomates fraîches/ })
      .click()
    await seeAddress(page, `**/product/${tomato.id}`)
    if (screen === 'phone') {
      await expect.poll(() => panel(page).count()).toBe(0)
      await opener(page).click()
    }
    await seeText(log(page), /tomates.*Tomates fraîches/)
    await page.reload()
    await open(page, page.url())
    await opener(page).click()
    await seeText(log(page), /tomates.*Tomates fraîches/)
    await field(page).fill('et à Korhogo ?')
    await field(page).press('Enter')
    await seeText(log(page), /Je ne trouve rien pour « tomates », région Korhogo/)
  })

  test('a failure is told, and the question is given back; closed, it leaves nothing behind', async () => {
    const page = await visitors.newPage({ screen })
    await open(page, '/')
    await opener(page).click()
    const cut = () => page.route('**/api/chatbot/chat', route => route.abort())
    await cut()
    await field(page).fill('avez-vous du riz ?')
    await field(page).press('Enter')
    await seeText(toastOf(page), /Erreur Impossible de communiquer avec l'assistant\. Veuillez réessayer\./)
    expect(await field(page).inputValue()).toBe('avez-vous du riz ?')
    expect(await panel(page).getByText('restée sans réponse').count()).toBe(0)
    for (const act of [panel(page).getByRole('button', { name: 'Fermer' }).last(), field(page), send(page)]) {
      await expectUncovered(act)
    }
    await toastOf(page).getByRole('button', { name: 'Fermer' }).click()
    await seeText(panel(page), /Votre question est restée sans réponse\./)
    await expectAccessible(page)

    await page.unroute('**/api/chatbot/chat')
    await field(page).press('Enter')
    await seeText(log(page), /Assistant : .*Vous : avez-vous du riz \? Assistant : /)
    await expect.poll(() => log(page).getByText('avez-vous du riz ?').count()).toBe(1)
    expect(await panel(page).getByText('restée sans réponse').count()).toBe(0)
    await seeText(toastOf(page), /^$/)

    await cut()
    await field(page).fill('avez-vous du mil ?')
    await field(page).press('Enter')
    await seeText(toastOf(page), /^Erreur/)
    await field(page).press('Escape')
    await expect.poll(() => panel(page).count()).toBe(0)
    await opener(page).click()
    await seeText(log(page), /Bonjour.*avez-vous du riz/)
    await expect.poll(() => log(page).getByText('avez-vous du mil ?').count()).toBe(0)
  })

  test('it goes on after a very long answer', async () => {
    const page = await visitors.newPage({ screen })
    await open(page, '/')
    await opener(page).click()
    await field(page).fill('je veux être remboursé')
    await field(page).press('Enter')
    await seeText(log(page), /et le reçu\./)
    await field(page).fill('tomates')
    await field(page).press('Enter')
    await seeText(log(page), /Tomates fraîches/)
  })
})

test('on a desktop its title and its field stay in sight, however long the answer', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/')
  await opener(page).click()
  for (const question of ['tomates', 'Comment se passe la livraison ?', 'des tomates à Korhogo']) {
    await field(page).fill(question)
    await field(page).press('Enter')
    await expect.poll(() => field(page).isEditable()).toBe(true)
  }
  const [box, title, form, ways] = await Promise.all([
    panel(page).boundingBox(),
    page.getByRole('heading', { name: 'Assistant AMIC' }).boundingBox(),
    field(page).boundingBox(),
    panel(page)
      .getByRole('link', { name: /^WhatsApp/ })
      .boundingBox(),
  ])
  expect(title!.y).toBeGreaterThan(box!.y)
  expect(form!.y + form!.height).toBeLessThan(ways!.y)
  expect(ways!.y + ways!.height).toBeGreaterThan(box!.y + box!.height - 40)
})

const places = ['phone', 'desktop'] as const
test.each(places)(
  'on a %s it leaves the foot free, shows the ways to a person, and Escape ends it',
  async screen => {
    const page = await visitors.newPage({ screen })
    for (const path of [`/product/${tomato.id}`, '/']) {
      await open(page, path)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      for (const name of ['Conditions d’utilisation', 'Mentions légales', 'CGV']) {
        const link = page.getByRole('contentinfo').getByRole('link', { name })
        await link.focus()
        await expectUncovered(link)
      }
    }
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    const expectWays = async () => {
      for (const [name, href] of [
        [/^Appeler l’équipe au \+225/, /^tel:\+225\d+$/],
        [/^WhatsApp/, /^https:\/\/wa\.me\/225\d+\?text=Bonjour/],
      ] as const) {
        const way = panel(page).getByRole('link', { name })
        expect(await way.getAttribute('href')).toMatch(href)
        await expectUncovered(way)
        const { y, height } = (await way.boundingBox())!
        expect(height).toBeGreaterThanOrEqual(44)
        expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
      }
    }
    await expectWays()
    for (const question of ['je veux être remboursé', 'azertyuiop']) {
      await field(page).fill(question)
      await field(page).press('Enter')
      await expect.poll(() => field(page).isEditable()).toBe(true)
      await expectWays()
    }
    // Where there is room the page beside it goes on: Escape there is meant for it, too.
    if (screen === 'desktop') {
      await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).focus()
      // What an open list has made of it is not meant for the panel.
      await page.evaluate(() =>
        document.activeElement!.addEventListener('keydown', event => event.preventDefault(), { once: true }),
      )
      await page.keyboard.press('Escape')
      expect(await panel(page).count()).toBe(1)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).count()).toBe(0)
    expect(await hasFocus(opener(page))).toBe(true)
  },
)

test('what a customer was told is gone once the customer has left', async () => {
  const awa = await createCustomer(site.db)
  await createOrder(site.db, { customerId: awa.id, lines: [{ productId: tomato.id, quantity: 1 }] })
  const page = await visitors.newPage({ screen: 'desktop', as: [awa] })
  await open(page, '/dashboard')
  await opener(page).click()
  await field(page).fill('où est ma commande ?')
  await field(page).press('Enter')
  await seeText(log(page), /Commande AMIC-\d{6}/)
  await page.getByRole('button', { name: 'Déconnexion' }).first().click()
  await seeText(toastOf(page), /Vous avez été déconnecté/)
  await seeText(log(page), /^(?!.*AMIC-\d).*Bonjour/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/AMIC-\d/)
})

test('the administration has no assistant', async () => {
  const page = await visitors.newPage()
  await open(page, '/admin-login')
  await expect.poll(() => opener(page).count()).toBe(0)
})
