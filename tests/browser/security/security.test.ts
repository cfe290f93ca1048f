import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { securityEvents } from '#database/schema/security.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { createSession } from '#tests/support/makers/sessions.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import {
  expectUsableOnEveryScreen,
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
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('a customer sees a stranger’s telephone in its account, and puts it out', async () => {
  const awa = await createCustomer(site.db)
  const as = [{ id: awa.id, role: 'customer' as const }]
  const stranger = await visitors.newPage({ as })
  const phone = await visitors.newPage({ as })
  await open(phone, '/profile')
  const devices = phone
    .getByRole('region')
    .or(phone.locator('section'))
    .filter({ hasText: 'Appareils connectés' })
    .last()
  await seeText(devices, /Cet appareil/)
  await expectAccessible(phone)
  await devices.getByRole('button', { name: 'Fermer la session' }).click()
  await devices.getByRole('button', { name: 'Fermer la session' }).waitFor({ state: 'detached' })
  await open(stranger, '/profile')
  await stranger.getByRole('link', { name: 'Se connecter' }).first().waitFor()
})

test('of many devices the own and the last ones are in sight, the others behind a word', async () => {
  const awa = await createCustomer(site.db)
  const phone = await visitors.newPage({ as: [{ id: awa.id, role: 'customer' }] })
  for (let other = 0; other < 4; other += 1) await createSession(site.db, 'customer', awa.id)
  await open(phone, '/profile')
  await seeText(phone.getByRole('main'), /Appareils connectés .*Cet appareil.*Voir 2 autres appareils/)
  const shut = phone.getByRole('button', { name: 'Fermer la session' }).and(phone.locator(':visible'))
  expect(await shut.count()).toBe(2)
  await phone.getByText('Voir 2 autres appareils').click()
  await seeText(phone.getByRole('main'), 'Masquer 2 autres appareils')
  await expect.poll(() => shut.count()).toBe(4)
  await expectAccessible(phone)
})

test('an administrator finds who was refused', async () => {
  const admin = await createAdmin(site.db)
  const awa = await createCustomer(site.db)
  const now = new Date()
  await site.db.insert(securityEvents).values({
    kind: 'sign-in.failed',
    userId: awa.id,
    address: '203.0.113.7',
    endpoint: 'login',
    count: 2,
    firstAt: now,
    lastAt: now,
    requestId: 'req-7',
    dedupeKey: newId(),
  })
  const page = await visitors.newPage({ screen: 'desktop', as: [{ id: admin.id, role: 'admin' }] })
  await open(page, '/admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Sécurité' }).click()
  await page.getByRole('searchbox', { name: 'Compte' }).fill(awa.username)
  await page.getByRole('searchbox', { name: 'Compte' }).press('Enter')
  const event = page.getByRole('article')
  await seeText(event, /Connexion refusée : identifiants incorrects.*2 fois en une heure$/)
  // What was refused stands out by an icon too.
  expect(await event.locator('.text-danger svg').filter({ visible: true }).count()).toBe(1)
  await seeText(event, new RegExp(`${awa.username} \\(client\\)`))
  await seeText(page.getByRole('main'), /Aujourd’hui/)
  await page.setViewportSize(screens.phone)
  await event.locator('.text-danger').filter({ visible: true }).waitFor()
  const cut = await event
    .locator('summary *')
    .evaluateAll(parts =>
      parts
        .filter(part => getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut, 'what is cut on a phone').toEqual([])
  await page.setViewportSize(screens.desktop)
  await event.locator('summary').click()
  await seeText(event, /2 fois, (de .*)?à .*Adresse réseau.*Demande n° /)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('combobox', { name: 'Événement' }).selectOption({ label: 'Mot de passe changé' })
  await page.getByText('Aucun événement trouvé').waitFor()
})
