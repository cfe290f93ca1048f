import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let admin: Awaited<ReturnType<typeof createAdmin>>
beforeAll(async () => {
  site = await startTestSite()
  admin = await createAdmin(site.db)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')

/** A text that failed, about an order that is gone: another try finds nothing to tell. */
async function failText() {
  const [text] = await site.db
    .insert(textMessages)
    .values({
      kind: 'order-shipped',
      about: { orderId: newId(), parcelIds: [], status: 'shipped' },
      recipient: '+2250707000001',
      dedupeKey: newId(),
      status: 'failed',
      attempts: 3,
      error: '503 gateway says no',
      createdAt: new Date(),
    })
    .returning()
  return text!
}

test('an administrator finds what failed and lets it begin again', async () => {
  await site.db.insert(mails).values({
    kind: 'account-created',
    about: {},
    recipient: 'awa@amic.example',
    dedupeKey: newId(),
    status: 'sent',
    createdAt: new Date(),
  })
  const text = await failText()
  const page = await visitors.newPage({ screen: 'desktop', as: [admin] })
  await open(page, '/admin')
  await page.getByRole('link', { name: 'E-mails et SMS' }).click()
  await seeText(main(page), /awa@ ?amic\.example/)
  await page.getByLabel('Statut').selectOption('En échec')
  await seeText(main(page), /1 envoi /)
  await seeText(
    main(page),
    /Commande expédiée ou prête au retrait SMS.*\+225 07 07 00 00 01 503 gateway says no En échec/,
  )
  expect(new URL(page.url()).searchParams.get('status')).toBe('failed')
  await page.getByRole('button', { name: 'Détails : Commande expédiée ou prête au retrait' }).click()
  await seeText(
    main(page),
    /3 essais Réponse du serveur : « 503 gateway says no » Ce qu’il disait n’est plus vrai/,
  )
  await expectUsableOnEveryScreen(page)

  await page.getByRole('button', { name: 'Réessayer : Commande expédiée ou prête au retrait' }).click()
  await seeText(toastOf(page), 'Nouvel essai demandé')
  const statusNow = async () =>
    (await site.db.select().from(textMessages).where(eq(textMessages.id, text.id)))[0]?.status
  await expect.poll(statusNow).toBe('dropped')
  await page.reload()
  await seeText(main(page), /Rien n’est en échec/)
  await expectUsableOnEveryScreen(page)
})

test('a customer refuses texts in the profile, and takes them again', async () => {
  const awa = await createCustomer(site.db, { phone: '+2250707000001' })
  const accepts = async () =>
    (await site.db.select().from(users).where(eq(users.id, awa.id)))[0]?.acceptsMessages
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/profile')
  const box = page.getByRole('checkbox', { name: /Recevoir un SMS/ })
  expect(await box.isChecked()).toBe(true)
  await box.click()
  await seeText(toastOf(page), /Choix enregistré Vous ne recevrez plus de messages/)
  expect(await accepts()).toBe(false)
  await expectUsableOnEveryScreen(page)
  await page.reload()
  await box.waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.click()
  await seeText(toastOf(page), /à chaque étape de vos commandes/)
  expect(await accepts()).toBe(true)
})

test('a customer whose number gets no texts reads that mails tell instead', async () => {
  const note = /mettez dans votre profil un numéro mobile ivoirien/
  for (const [phone, isSaid] of [
    ['+2252720304050', true],
    [null, true],
    ['+2250707000002', false],
  ] as const) {
    const page = await visitors.newPage({ as: [await createCustomer(site.db, { phone })] })
    await open(page, '/profile')
    await page.getByRole('checkbox', { name: /Recevoir un SMS/ }).waitFor()
    expect([phone, await page.getByText(note).isVisible()]).toEqual([phone, isSaid])
  }
})

test('of a customer who calls, an administrator reads what was sent; a secret stays one', async () => {
  const ama = await createCustomer(site.db, { fullName: 'Ama Sika', email: 'ama.sika@amic.example' })
  const mailTo = (kind: string, about: object) =>
    site.db.insert(mails).values({
      kind,
      about,
      recipient: ama.email,
      dedupeKey: newId(),
      status: 'sent',
      createdAt: new Date(),
      sentAt: new Date(),
    })
  await mailTo('account-created', { userId: ama.id })
  await mailTo('password-reset', { userId: ama.id, askedAt: new Date().toISOString() })
  const page = await visitors.newPage({ screen: 'phone', as: [admin] })
  await open(page, '/admin/messages-sent')
  await page.getByRole('searchbox', { name: 'Destinataire ou commande' }).fill('ama.sika')
  await page.keyboard.press('Enter')
  await seeAddress(page, '**/admin/messages-sent?search=ama.sika')
  await seeText(main(page), /2 envois/)
  await seeText(main(page), /Compte créé E-mail · \d+(?:er)? \S+, \d+ h \d\d ama\.sika@amic\.example/)
  const row = (words: string) => main(page).getByRole('listitem').filter({ hasText: words })
  await row('Compte créé').locator('summary').click()
  await seeText(
    row('Compte créé'),
    /Objet : Bienvenue au marché AMIC Bienvenue au marché !.*Ama.*\[ Confirmer mon adresse \].*Tel qu’il s’écrirait aujourd’hui/,
  )
  await row('Mot de passe oublié').locator('summary').click()
  await seeText(row('Mot de passe oublié'), /seul son destinataire le lit/)
  expect(
    await main(page)
      .getByText(/token=/)
      .count(),
  ).toBe(0)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('searchbox', { name: 'Destinataire ou commande' }).fill('personne')
  await page.keyboard.press('Enter')
  await seeText(main(page), /Aucun envoi trouvé.*oublié après 90 jours.*Voir tous les envois/)
})
