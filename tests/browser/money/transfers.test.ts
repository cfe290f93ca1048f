import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { payments } from '#database/schema/payments.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { startPayingSite, type TestSite } from '#tests/support/servers/site.ts'
import { pressMore } from '#tests/support/shops/office.ts'

let gateway: TestGateway
let site: TestSite
let visitors: Visitors
let fatou: Awaited<ReturnType<typeof createAdmin>>
let ibrahim: Awaited<ReturnType<typeof createAdmin>>
let awa: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  gateway = await startTextGateway()
  site = await startPayingSite({
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: 'jeton',
    PAYOUT_NUMBER_WAIT_HOURS: '0',
    TRANSFER_SECOND_APPROVAL_FCFA: '20000',
  })
  fatou = await createAdmin(site.db, { username: 'fatou' })
  ibrahim = await createAdmin(site.db, { username: 'ibrahim' })
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
  await gateway.close()
})

const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('dialog')

/** A vendor to whom the shop owes a sum. */
async function owe(businessName: string, fcfa: number) {
  const vendor = await createVendor(site.db, { businessName })
  const product = await createProduct(site.db, { vendorId: vendor.id, price: `${fcfa}.00` })
  const sell = (fields: Partial<Parameters<typeof createOrder>[1]>) =>
    createOrder(site.db, {
      customerId: awa.id,
      lines: [{ productId: product.id, quantity: 1 }],
      paymentMethod: 'cinetpay',
      ...fields,
    })
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  return { vendor, sell }
}

/** Sells more of a vendor's goods. */
async function oweMore(vendorId: string, fcfa: number): Promise<void> {
  const { id: productId } = await createProduct(site.db, { vendorId, price: `${fcfa}.00` })
  await createOrder(site.db, {
    customerId: awa.id,
    lines: [{ productId, quantity: 1 }],
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
}

/** The row, or on phones the card, that names something. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name }).first()

/** Resolves once the provider has sent all that was let go: the page of transfers tells how it is when it is opened. */
const allSent = () =>
  expect
    .poll(() => site.db.select().from(transfers).where(eq(transfers.status, 'pending')), { timeout: 60_000 })
    .toEqual([])

test('a producer names its number, is paid with all others, and reads it in its revenue', async () => {
  const { vendor } = await owe('Ferme de Yao', 15_000)
  await owe('Ferme sans numéro', 4_000)
  const yao = await visitors.newPage({ as: [{ id: vendor.userId, role: 'vendor' }] })
  await open(yao, '/vendor?tab=revenus')
  await seeText(main(yao), /À vous verser 15 000 FCFA/)
  await yao.getByRole('button', { name: 'Indiquer mon numéro' }).click()
  await yao.getByLabel('Numéro mobile money').fill('07 01 02 03 04')
  await yao.getByLabel('Opérateur').selectOption('Orange Money')
  await yao.getByLabel('Mot de passe actuel').fill(PASSWORD)
  await expectUsableOnEveryScreen(yao)
  gateway.taken.length = 0
  await yao.getByRole('button', { name: 'Recevoir le code' }).click()
  await expect.poll(() => gateway.taken.length).toBeGreaterThan(0)
  const code = /\b\d{6}\b/.exec(gateway.taken.at(-1)!.text)![0]
  // What was pressed is gone: the question for the code is where one is.
  await seeText(yao.locator(':focus'), /^Un code est parti par SMS au/)
  await yao.getByLabel(/code/i).fill(code)
  await expectUsableOnEveryScreen(yao)
  await yao.getByRole('button', { name: /Confirmer/ }).click()
  await seeText(toastOf(yao), /Numéro confirmé/)
  await seeText(main(yao), /07 01 02 03 04 Orange Money/)

  const office = await visitors.newPage({ screen: 'desktop', as: [fatou] })
  await open(office, '/admin/payouts')
  await seeText(
    main(office),
    /À verser en tout : 19 000 FCFA dont 4 000 FCFA à 1 vendeur : pas de numéro confirmé/,
  )
  await office.getByRole('button', { name: /^Verser à 1 vendeur : 15\s000\sFCFA$/ }).click()
  const paid = question(office).getByRole('list', { name: 'À envoyer' })
  await seeText(paid, /Ferme de Yao 15 000 FCFA \+225 07 01 02 03 04, Orange Money/)
  await seeText(question(office), /Ferme sans numéro Pas de numéro confirmé 4 000 FCFA/)
  await expectUsableOnEveryScreen(office)
  // What is owed changes while the summary is read: nothing leaves that was not confirmed.
  await oweMore(vendor.id, 1_000)
  await question(office)
    .getByRole('button', { name: /^Verser 15 000 FCFA/ })
    .click()
  await seeText(
    question(office).getByRole('alert').filter({ hasText: 'Rien' }),
    /Rien n’est parti vers : Ferme de Yao – Le montant dû a changé depuis.*recommencez\./,
  )
  await seeText(paid, /Ferme de Yao 16 000 FCFA/)
  await expectUsableOnEveryScreen(office)
  await question(office)
    .getByRole('button', { name: /^Verser 16 000 FCFA/ })
    .click()
  await seeText(toastOf(office), /Versement en cours d’envoi 1 transfert de 16 000 FCFA/)
  await question(office).waitFor({ state: 'detached' })

  await allSent()
  await office.getByRole('link', { name: 'Versements faits' }).click()
  await office.getByRole('link', { name: 'Voir les transferts' }).click()
  await seeText(rowOf(office, 'Ferme de Yao'), /16 000 FCFA.*Envoyé/)
  await expectUsableOnEveryScreen(office)
  await open(yao, '/vendor?tab=revenus')
  await seeText(main(yao), /À vous verser 0 FCFA.*Versé 16 000 FCFA/)
  await seeText(main(yao), /Mes relevés .*À vous verser à ce jour : 0 FCFA Relevé d.*, PDF Relevé d.*, CSV/i)
  // A page that is opened again stands where it was scrolled to: there the round button may lie on a link.
  await yao.evaluate(() => scrollTo(0, 0))
  await expectUsableOnEveryScreen(yao)
  const download = yao.waitForEvent('download')
  await yao.getByRole('link', { name: /^Relevé d.*, CSV$/ }).click()
  const statement = await readFile(await (await download).path(), 'utf8')
  expect(statement).toMatch(/;Vente payée en ligne;AMIC-\d+;0;1000;16000\r\n/)
  expect(statement).toMatch(/;Versement par AMIC;[^;]+;0;-16000;0\r\n;Solde à ce jour;;;;0\r\n$/)

  await open(office, `/admin/vendors?search=${encodeURIComponent('Ferme de Yao')}`)
  await pressMore(office, 'Relevés', 'Ferme de Yao')
  await seeText(question(office), /À verser à ce jour : 0 FCFA/)
  await expectUsableOnEveryScreen(office)
  const printed = office.waitForEvent('download')
  await question(office).getByRole('link', { name: /PDF$/ }).click()
  expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a large transfer waits for the other administrator, who lets it go or puts it aside', async () => {
  const { vendor } = await owe('Grande ferme', 60_000)
  await confirmNumber(site.db, vendor.id)
  const name = 'Grande ferme'
  const office = await visitors.newPage({ screen: 'desktop', as: [fatou] })
  const prepare = async () => {
    await open(office, '/admin/payouts')
    await office.getByRole('button', { name: `Verser : ${name}` }).click()
    await seeText(question(office), /60 000 FCFA .*à approuver par un autre administrateur/)
    await question(office)
      .getByRole('button', { name: /^Verser/ })
      .click()
    await seeText(toastOf(office), /À approuver avant de partir/)
  }
  await prepare()
  await open(office, '/admin/transfers?status=awaiting_approval')
  await seeText(rowOf(office, name), /Un autre administrateur doit l’approuver/)
  await expectUsableOnEveryScreen(office)
  await expect.poll(() => office.getByRole('button', { name: `Approuver : ${name}` }).count()).toBe(0)
  await office.getByRole('button', { name: `Écarter : ${name}` }).click()
  await question(office).getByRole('button', { name: 'Écarter' }).click()
  await seeText(toastOf(office), /Transfert écarté/)
  await open(office, '/admin/transfers?status=failed')
  await seeText(rowOf(office, name), /Écarté Écarté par l’administration\./)

  await prepare()
  await oweMore(vendor.id, 1_000)
  await open(office, '/admin/payouts')
  await seeText(rowOf(office, name), /Transfert en cours .*1 000 FCFA/)
  await expect.poll(() => office.getByRole('button', { name: `Verser : ${name}` }).count()).toBe(0)
  await expectUsableOnEveryScreen(office)
  await office.getByRole('link', { name: `Voir le transfert, ${name}` }).click()
  await seeText(rowOf(office, name), /À approuver/)

  const second = await visitors.newPage({ screen: 'desktop', as: [ibrahim] })
  await open(second, '/admin')
  await second.getByRole('link', { name: /1 transfert à approuver/ }).click()
  await second.getByRole('button', { name: `Approuver : ${name}` }).click()
  await seeText(question(second), /60 000 FCFA.*Préparé par fatou/)
  await expectUsableOnEveryScreen(second)
  await question(second).getByRole('button', { name: 'Approuver' }).click()
  await seeText(toastOf(second), /Transfert approuvé/)
  await allSent()
  await second.getByLabel('Statut').selectOption('Tous les transferts')
  await seeText(rowOf(second, name), /60 000 FCFA.*Envoyé.*Préparé par fatou, approuvé par ibrahim/)
})

test('a transfer that failed is told to its producer and to administrators, with the way on', async () => {
  const { vendor } = await owe('Ferme de Mory', 7_000)
  const at = new Date()
  await site.db.insert(transfers).values({
    kind: 'payout',
    vendorId: vendor.id,
    part: 1,
    amount: 7_000,
    status: 'failed',
    failure: 'Ce numéro n’a pas de compte mobile money.',
    phone: '+2250701020304',
    operator: 'ORANGE_MONEY_CI',
    transactionId: 'PAY-MORY-1',
    provider: 'cinetpay',
    providerApi: 'v1',
    createdAt: at,
    calledAt: at,
    endedAt: at,
  })
  const mory = await visitors.newPage({ as: [{ id: vendor.userId, role: 'vendor' }] })
  await open(mory, '/vendor?tab=revenus')
  await seeText(
    main(mory),
    /Un versement n’a pas pu être envoyé 7 000 FCFA, le .* : Ce numéro n’a pas de compte mobile money\. Cet argent vous est de nouveau dû/,
  )
  const another = main(mory).getByRole('link', { name: 'indiquez-en un autre' })
  await seeText(main(mory).locator((await another.getAttribute('href'))!), /Où vous êtes payé/)
  await expectUsableOnEveryScreen(mory)

  const office = await visitors.newPage({ screen: 'desktop', as: [fatou] })
  await open(office, '/admin')
  await office.getByRole('link', { name: /transferts? en échec, à refaire/ }).click()
  const failed = rowOf(office, 'Ferme de Mory')
  await seeText(failed, /7 000 FCFA.*Échec.*Ce numéro n’a pas de compte mobile money/)
  await expectUsableOnEveryScreen(office)
  const account = failed.getByText('+225 07 01 02 03 04, Orange Money')
  expect(await account.evaluate(each => each.scrollWidth <= each.clientWidth)).toBe(true)
  const searchField = office.getByRole('searchbox', { name: /Vendeur, numéro de commande/ })
  await searchField.fill('personne')
  await searchField.press('Enter')
  await seeText(main(office), /Aucun transfert trouvé Vérifiez le nom du vendeur/)
  await expectUsableOnEveryScreen(office)
  await searchField.fill('de mory')
  await searchField.press('Enter')
  await failed.getByRole('link', { name: 'Envoyer de nouveau' }).click()
  await seeText(office.getByRole('heading', { level: 1 }), 'À verser aux vendeurs')
})

test('a customer is given money back on the number that paid', async () => {
  const { sell } = await owe('Ferme de Zié', 5_000)
  const order = await sell({ status: 'cancelled' })
  const refund = await createRefund(site.db, order)
  const number = orderNumber(order.serial)
  const payBy = (payerPhone: string | null) =>
    site.db.update(payments).set({ payerPhone }).where(eq(payments.id, refund.paymentId))
  await payBy(null)
  const office = await visitors.newPage({ screen: 'desktop', as: [fatou] })
  await open(office, `/admin/refunds?search=${number}`)
  const send = office.getByRole('button', { name: `Rembourser : ${number}` })
  // While nobody knows the number that paid, it can only be given back by hand.
  await office.getByRole('button', { name: `Noter le remboursement : ${number}` }).click()
  await seeText(question(office), /Raison Paiement reçu après l’annulation Numéro qui a payé Inconnu/)
  await question(office).getByRole('button', { name: 'Pas encore' }).click()
  expect(await send.count()).toBe(0)

  await payBy('+2250505060708')
  await office.reload()
  await send.click()
  await seeText(
    question(office),
    /5 000 FCFA Client Awa Koné Raison Paiement reçu après l’annulation Numéro qui a payé \+225 05 05 06 07 08, MTN Money/,
  )
  await expectUsableOnEveryScreen(office)
  await question(office)
    .getByRole('button', { name: /^Rembourser 5 000 FCFA/ })
    .click()
  await seeText(toastOf(office), /Remboursement en cours d’envoi .* \+225 05 05 06 07 08, MTN Money/)
  await expect
    .poll(async () => (await site.db.select().from(refunds).where(eq(refunds.id, refund.id)))[0]?.status)
    .toBe('done')
  await open(office, `/admin/refunds?status=done&search=${number}`)
  await seeText(main(office), new RegExp(`${number} .*PAY-.*5 000 FCFA`))

  await open(office, '/admin/transfers')
  await office.getByRole('link', { name: number }).click()
  await seeText(office.getByRole('heading', { level: 1 }), number)
})
