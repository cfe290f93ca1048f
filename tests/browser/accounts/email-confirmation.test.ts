import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createAdmin,
  createCustomer,
  createVendor,
  PASSWORD,
  storedUser,
} from '#tests/support/makers/people.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite({ RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '1000' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
})

/** The path of the link in the mail to somebody. */
async function sentLink(recipient: string): Promise<string> {
  expect(await jobsAreDone(site.db)).toBe(true)
  const folder = join(site.dataDir, 'mails')
  for (const file of (await readdir(folder)).filter(name => name.endsWith('.html'))) {
    const message = await readFile(join(folder, file.replace('.html', '.eml')), 'utf8')
    const link = /\/confirm-email\?token=[\w-]{43}/.exec(await readFile(join(folder, file), 'utf8'))
    if (message.includes(`To: ${recipient}`) && link) return link[0]
  }
  throw new Error(`no link was sent to ${recipient}`)
}

test('a discreet notice offers the link again, until the address is confirmed', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  const notice = page.getByRole('region', { name: 'Adresse e-mail' })
  await seeText(notice, `Confirmez votre e-mail Ouvrez le lien que nous avons envoyé à ${awa.email}`)
  await expectUsableOnEveryScreen(page)
  await notice.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await seeText(toastOf(page), /Lien envoyé.*Regardez votre boîte de réception \(.*@.*\)\./)

  const link = await sentLink(awa.email)
  await open(page, link)
  await seeText(page.getByRole('main'), /E-mail confirmé/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('main').getByRole('link', { name: 'Mon tableau de bord' }).click()
  await seeText(page.getByRole('main'), /Aucune commande/)
  await expect.poll(() => notice.count()).toBe(0)

  await open(page, link)
  await seeText(page.getByRole('main'), /E-mail confirmé/)
  await open(page, link.slice(0, -43) + 'x'.repeat(43))
  await seeText(page.getByRole('main'), /E-mail non confirmé Ce lien n’est plus valable/)
  await expectUsableOnEveryScreen(page)
})

test('on the narrowest phone the notice shows the whole address, however long', async () => {
  const email = `prenom.compose.et.nom.de.famille.tres.long@${'cooperative-'.repeat(3)}amic.example`
  const page = await visitors.newPage({ as: [await createCustomer(site.db, { email })] })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/dashboard')
  const notice = page.getByRole('region', { name: 'Adresse e-mail' })
  const address = notice.getByText(email)
  const [around, shown] = [(await notice.boundingBox())!, (await address.boundingBox())!]
  expect(shown.height).toBeGreaterThan(30)
  expect(shown.width).toBeGreaterThan(100)
  expect(shown.y + shown.height).toBeLessThanOrEqual(around.y + around.height)
  await expectNoOverflow(page)
})

test('who was read before the address was confirmed is read again, however slow the answer', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await seeText(toastOf(page), /Lien envoyé/)
  const confirmed = page.waitForResponse('**/api/email-confirmation')
  await routeFirst(page, '**/api/auth/user', async route => {
    const answer = await route.fetch()
    await confirmed
    await route.fulfill({ response: answer })
  })
  await open(page, await sentLink(awa.email))
  await seeText(page.getByRole('main'), /E-mail confirmé/)
  await page.getByRole('main').getByRole('link', { name: 'Mon tableau de bord' }).click()
  await seeText(page.getByRole('main'), /Aucune commande/)
  await expect.poll(() => page.getByRole('region', { name: 'Adresse e-mail' }).count()).toBe(0)
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Awa changes her address with her password; it counts once she has followed the link', async () => {
  const page = await visitors.newPage({ as: [awa], screen: 'phone' })
  await open(page, '/profile')
  await press(page, 'Modifier mes informations')
  await expect.poll(() => page.getByLabel('Votre mot de passe').count()).toBe(0)
  const email = `neuve-${awa.email}`
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Votre mot de passe').fill('Faux12345')
  await expectAccessible(page)
  await press(page, 'Enregistrer')
  await seeText(page.getByRole('main'), /Mot de passe actuel incorrect/)
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  await seeText(toastOf(page), `Ouvrez le lien envoyé à ${email} pour confirmer votre nouvelle adresse.`)
  const pending = page.getByRole('region', { name: 'Nouvelle adresse e-mail' })
  await seeText(pending, `${email} : en attente de confirmation`)
  await seeText(page.getByRole('main'), `E-mail ${awa.email} Téléphone`)
  await expectAccessible(page)
  await press(page, 'Renvoyer le lien')
  await seeText(toastOf(page), /Lien envoyé/)
  await open(page, await sentLink(email))
  await seeText(page.getByRole('main'), /E-mail confirmé/)
  await open(page, '/profile')
  await seeText(page.getByRole('main'), `E-mail ${email} Téléphone`)
  await expect.poll(() => pending.count()).toBe(0)
})

test('Yao keeps his address after all', async () => {
  const { user } = await createVendor(site.db, {}, { phone: '+2250505000001' })
  const page = await visitors.newPage({ as: [user], screen: 'desktop' })
  await open(page, '/vendor-profile#contact')
  await page.getByLabel('E-mail').fill(`neuve-${user.email}`)
  await page.getByLabel('Votre mot de passe').fill(PASSWORD)
  await press(page, 'Enregistrer')
  const pending = page.getByRole('region', { name: 'Nouvelle adresse e-mail' })
  await seeText(pending, /en attente de confirmation/)
  await expectAccessible(page)
  await press(page, 'Garder l’adresse actuelle')
  await seeText(toastOf(page), /Adresse gardée/)
  await pending.waitFor({ state: 'detached' })
  expect(await storedUser(site.db, user.id)).toMatchObject({ email: user.email, pendingEmail: null })
})

test('Fatou gives somebody another address, whose password is none of hers', async () => {
  const page = await visitors.newPage({ as: [await createAdmin(site.db)], screen: 'phone' })
  await open(page, `/admin/users?search=${awa.username}`)
  await page.getByRole('list', { name: 'Utilisateurs' }).locator('summary').click()
  await page.getByRole('button', { name: /^Modifier/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(`bureau-${awa.email}`)
  expect(await dialog.getByLabel('Votre mot de passe').count()).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Utilisateur modifié/)
  expect(await storedUser(site.db, awa.id)).toMatchObject({ email: `bureau-${awa.email}` })
})

test('the secret of the link is not in the page that the server sends', async () => {
  const answer = await fetch(`${site.url}/confirm-email?token=un-secret-bien-gardé`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('un-secret')
})

test('without a connection one tries again; asking too often is refused in words', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await page.route('**/api/email-confirmation', route => route.abort())
  await open(page, '/confirm-email?token=quelque-chose')
  await seeText(page.getByRole('main'), /E-mail non confirmé Le serveur n’a pas pu être joint\./)
  await page.unroute('**/api/email-confirmation')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(page.getByRole('main'), /Ce lien n’est plus valable/)

  await open(page, '/dashboard')
  for (let count = 0; count < 5; count += 1) {
    expect((await page.request.post('/api/customer/email-confirmation', { data: {} })).status()).toBe(200)
  }
  await page.getByRole('button', { name: 'Renvoyer le lien' }).click()
  await seeText(toastOf(page), /Trop de tentatives/)
})
