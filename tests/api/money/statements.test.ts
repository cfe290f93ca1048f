import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runChecks } from '#database/integrity/run-checks.ts'
import { statements } from '#database/schema/statements.ts'
import { closeMonths } from '#server/money/statements/close-months.ts'
import { readStatement } from '#server/money/statements/read-statement.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { textOfPdf } from '#tests/support/http/pdf-text.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
type Stall = { vendorId: string; userId: string; email: string; productId: string }
let yao: Stall
let mariam: Stall
let admin: TestBrowser
let ofYao: TestBrowser
let ofMariam: TestBrowser
let adminId: string
let awaId: string
let now = new Date('2026-08-01T08:00:00Z')

/** Time passes; whoever works then signs in anew. */
const on = async (date: string) => {
  now = new Date(date)
  admin = await shop.app.browser(adminId)
  ofYao = await shop.app.browser(yao.userId)
  ofMariam = await shop.app.browser(mariam.userId)
}
const openStall = async (): Promise<Stall> => {
  const { id: vendorId, user } = await createVendor(shop.app.db)
  const { id: productId } = await createProduct(shop.app.db, { vendorId, stock: 50, price: '1500.00' })
  return { vendorId, userId: user.id, email: user.email, productId }
}
/** Sold and delivered, 1 500 francs a piece. */
const sell = async (vendor: Stall, paymentMethod: 'cinetpay' | 'cash_on_delivery', quantity = 1) => {
  await createOrder(shop.app.db, {
    createdAt: now,
    customerId: awaId,
    lines: [{ productId: vendor.productId, quantity }],
    paymentMethod,
    status: 'delivered',
    paymentStatus: 'completed',
  })
}
const payOut = async (vendor: Stall, reference: string) => {
  const { status } = await admin.tries.payVendor({ body: { vendorId: vendor.vendorId, reference } })
  expect(status).toBe(200)
}
const monthsOf = (browser: TestBrowser) => browser.api.listVendorStatements()
const read = (path: string, browser = ofYao) => browser.get(`/api/vendor/statements/${path}`)

/** Two sales in August, paid out in September with one of the month, one of October that is owed. */
beforeAll(async () => {
  shop = await startMailingShop({ clock: () => now })
  yao = await openStall()
  mariam = await openStall()
  adminId = (await createAdmin(shop.app.db)).id
  awaId = (await createCustomer(shop.app.db)).id
  await on('2026-08-10T09:00:00Z')
  await sell(yao, 'cinetpay')
  await on('2026-08-31T23:59:59.999Z')
  await sell(yao, 'cinetpay', 2)
  await on('2026-09-01T00:00:00Z')
  await sell(yao, 'cash_on_delivery')
  await on('2026-09-10T09:00:00Z')
  await sell(yao, 'cinetpay')
  await payOut(yao, 'VIR-1')
  await on('2026-10-03T09:00:00Z')
  await sell(yao, 'cinetpay', 3)
})
afterAll(() => shop.close())

const all = [
  { month: '2026-10', opening: '0.00', closing: '4500.00', isOpen: true },
  { month: '2026-09', opening: '4500.00', closing: '0.00', isOpen: false },
  { month: '2026-08', opening: '0.00', closing: '4500.00', isOpen: false },
]

test('months follow each other, whether they were closed yet or not', async () => {
  expect(await monthsOf(ofYao)).toEqual(all)
  expect(await monthsOf(ofMariam)).toEqual([])
  expect(await admin.api.listAdminStatements({ params: { id: yao.vendorId } })).toEqual(all)
  expect((await ofYao.api.listVendorRevenue()).totals.owed).toBe(all[0]!.closing)
})

test('a month tells each parcel, the cash and the payouts, and its balance runs to the closing', async () => {
  const { status, body, headers } = await read('2026-09.csv')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="releve-2026-09.csv"')
  expect(body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'Date;Opération;Commande ou référence;Encaissé en espèces;À vous verser;Solde',
    ';Solde au début du mois;;;;4500',
    '2026-09-01;Vente encaissée en espèces;AMIC-000003;1500;0;4500',
    '2026-09-10;Vente payée en ligne;AMIC-000004;0;1500;6000',
    '2026-09-10;Versement par AMIC;VIR-1;0;-6000;0',
    ';Solde à la fin du mois;;;;0',
  ])
  const pdf = await read('2026-09.pdf')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.body.slice(0, 5)).toBe('%PDF-')
  const printed = await ofYao.fetch('/api/vendor/statements/2026-09.pdf')
  const text = textOfPdf(Buffer.from(await printed.arrayBuffer()))
  expect(text).toContain(
    'Relevé septembre 2026 Ferme de Yao Ce que vous avez vendu, encaissé et reçu d’AMIC. À vous verser au début du mois 4 500 FCFA',
  )
  for (const line of [
    '1 500 FCFA Vente encaissée en espèces 1er septembre 2026, AMIC-000003',
    '1 500 FCFA Vente payée en ligne 10 septembre 2026, AMIC-000004',
    '-6 000 FCFA Versement par AMIC 10 septembre 2026, référence VIR-1',
    '1 500 FCFA -4 500 FCFA Total du mois À vous verser à la fin du mois 0 FCFA',
  ]) {
    expect(text).toContain(line)
  }
  const ofAdmin = await admin.get(`/api/admin/vendors/${yao.vendorId}/statements/2026-09.csv`)
  expect(ofAdmin.body).toBe(body)
  expect((await admin.get(`/api/admin/vendors/${yao.vendorId}/statements/2026-08.pdf`)).status).toBe(200)
})

test.each([
  ['2026-07.pdf', 404, 'statement_not_found'],
  ['2026-11.csv', 404, 'statement_not_found'],
  ['2026-13.pdf', 404, 'not_found'],
  ['octobre.csv', 404, 'not_found'],
])('%s is answered %i %s', async (path, status, code) => {
  expect((await read(path)).body).toMatchObject({ code })
  expect((await read(path)).status).toBe(status)
  const asAdmin = await admin.get(`/api/admin/vendors/${yao.vendorId}/statements/${path}`)
  expect([asAdmin.status, asAdmin.body.code]).toEqual([status, code])
})

test('another vendor reads its own, and nobody’s vendor is not found', async () => {
  expect((await read('2026-09.pdf', ofMariam)).body.code).toBe('statement_not_found')
  const nobody = '018f0000-0000-7000-8000-000000000000'
  for (const path of ['', '/2026-09.pdf', '/2026-09.csv']) {
    const { status, body } = await admin.get(`/api/admin/vendors/${nobody}/statements${path}`)
    expect([status, body.code]).toEqual([404, 'vendor_not_found'])
  }
})

test('two vendors of one month read nothing of each other', async () => {
  const aya = await openStall()
  const koffi = await openStall()
  await sell(aya, 'cash_on_delivery')
  await sell(koffi, 'cash_on_delivery', 2)
  const linesOf = async ({ userId }: Stall) => {
    const { body } = await read('2026-10.csv', await shop.app.browser(userId))
    return body
      .split('\r\n')
      .slice(2, -2)
      .map((line: string) => line.split(';').slice(3).join(' '))
  }
  expect(await linesOf(aya)).toEqual(['1500 0 0'])
  expect(await linesOf(koffi)).toEqual(['3000 0 0'])
  expect(await monthsOf(await shop.app.browser(aya.userId))).toEqual([
    { month: '2026-10', opening: '0.00', closing: '0.00', isOpen: true },
  ])
})

/** A sale once more, as an act that commits between two statements would write it. */
const SAME_DELIVERY_AGAIN = `
  with again as (
    insert into ledger_transactions (id, at, kind, order_id, parcel_id)
    select gen_random_uuid(), at, kind, order_id, parcel_id from ledger_transactions
    where kind = 'delivery' and order_id in (select order_id from parcels where vendor_id = $1)
    returning id, order_id)
  insert into ledger_postings (transaction_id, account, amount, order_id, vendor_id)
  select again.id, account, amount, ledger_postings.order_id, vendor_id
  from again
  join ledger_transactions first on first.order_id = again.order_id and first.kind = 'delivery'
  join ledger_postings on ledger_postings.transaction_id = first.id`

test('what is sold while the running month is read is in the next statement, whole', async () => {
  const stall = await openStall()
  const { vendorId } = stall
  await sell(stall, 'cinetpay')
  const about = { vendorId, businessName: 'Ferme de Yao', month: '2026-10', now }
  const readNow = () => readStatement(shop.app.db, about)
  let holder: PoolClient
  const read = await whileHeld(shop.app.pool, {
    // The lines are read with their orders, the balance before them without.
    hold: client => {
      holder = client
      return client.query('lock table orders in access exclusive mode')
    },
    act: readNow,
    meanwhile: () => holder.query(SAME_DELIVERY_AGAIN, [vendorId]),
  })
  expect(read).toMatchObject({ closing: '1500.00', lines: [{ owed: '1500.00' }] })
  expect(await readNow()).toMatchObject({
    closing: '3000.00',
    lines: [{ owed: '1500.00' }, { owed: '1500.00' }],
  })
})

describe('on the first of the month', () => {
  test('months are closed once, the vendor is sent the latest, and what is kept is what was read', async () => {
    await on('2026-10-01T02:13:00Z')
    await Promise.all([closeMonths(shop.app.deps), closeMonths(shop.app.deps)])
    await closeMonths(shop.app.deps)
    expect(await shop.app.db.$count(statements)).toBe(2)
    expect(await shop.subjectsTo(yao)).toEqual(['Votre relevé : septembre 2026'])
    const [mail] = await shop.mailsTo(yao)
    expect(mail!.text).toContain('À vous verser à la fin du mois')
    expect(mail!.attachments.map(({ filename }) => filename)).toEqual([
      'releve-2026-09.pdf',
      'releve-2026-09.csv',
    ])
    expect(await shop.mailsTo(mariam)).toEqual([])

    await on('2026-10-20T02:13:00Z')
    expect(await monthsOf(ofYao)).toEqual(all)
  })

  test('the ledger is left alone on nights on which no month is to be closed', async () => {
    await on('2026-10-21T02:13:00Z')
    await closeMonths(shop.app.deps)
    const client = await shop.app.pool.connect()
    try {
      await client.query('begin; lock ledger_postings')
      await closeMonths(shop.app.deps)
      await client.query('rollback')
    } finally {
      client.release()
    }
    expect(await monthsOf(ofYao)).toEqual(all)
  })

  test('a vendor of whom nothing moved keeps its balance, and one without any has no statement', async () => {
    await on('2026-12-01T02:13:00Z')
    await closeMonths(shop.app.deps)
    expect(await monthsOf(ofYao)).toEqual([
      { month: '2026-12', opening: '4500.00', closing: '4500.00', isOpen: true },
      { month: '2026-11', opening: '4500.00', closing: '4500.00', isOpen: false },
      { ...all[0], isOpen: false },
      ...all.slice(1),
    ])
    expect((await read('2026-11.pdf')).status).toBe(200)
    expect(await monthsOf(ofMariam)).toEqual([])
    expect(await shop.subjectsTo(yao)).toContain('Votre relevé : novembre 2026')
    const found = await runChecks(shop.app.pool)
    expect(found.find(({ name }) => name === 'statement_of_its_month')?.rows).toEqual([])
  })
})
