import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasDemoData } from '#demo/has-demo-data.ts'
import { loadDemoData } from '#demo/load-demo-data.ts'
import { emptyTables } from '#demo/reset.ts'
import { folderStorage } from '#server/media/public.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'

const now = new Date('2026-11-21T10:00:00Z')
const slowly = 120_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
let privateFolder: string
const said: string[] = []

const load = () =>
  loadDemoData({
    db: database.db,
    storage: folderStorage(folder),
    privateStorage: folderStorage(privateFolder),
    clock: () => now,
    pictureWidth: 120,
    say: line => said.push(line),
  })
const count = async (query: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*) as n from ${query}`)
  return Number(rows[0].n)
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'amic-demo-'))
  privateFolder = await mkdtemp(join(tmpdir(), 'amic-demo-private-'))
  expect(await hasDemoData(database.db)).toBe(false)
  await load()
}, slowly)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
  await rm(privateFolder, { recursive: true })
})

test('the shop announces what it shows', async () => {
  expect(await hasDemoData(database.db)).toBe(true)
  const { rows } = await database.pool.query(
    `select category, count(*)::int as n from products join vendors on vendors.id = vendor_id
     where products.status = 'active' and vendors.status = 'approved' group by category order by category`,
  )
  expect(rows).toEqual([
    { category: 'vivriers', n: 156 },
    { category: 'maraichers', n: 89 },
    { category: 'avicoles', n: 67 },
  ])
})

test('vendors were paid out what was delivered before this month, to the franc', async () => {
  expect(await count('payouts')).toBeGreaterThan(50)
  const owed = `parcels p join orders o on o.id = p.order_id
    left join payout_parcels c on c.parcel_id = p.id
    where o.payment_method = 'cinetpay' and p.payment_status = 'completed' and p.status = 'delivered'`
  expect(await count(`${owed} and c.parcel_id is null`)).toBeGreaterThan(0)
  const wrong = `payouts y where y.amount <> (select sum(p.subtotal) from payout_parcels c
    join parcels p on p.id = c.parcel_id where c.payout_id = y.id and p.vendor_id = y.vendor_id)`
  expect(await count(wrong)).toBe(0)
  expect(await count(`payout_parcels c where c.parcel_id not in (select p.id from ${owed})`)).toBe(0)
})

test('customers have reported three problems, with a picture that is in the private storage alone', async () => {
  expect(await count(`problems where status = 'open'`)).toBe(3)
  expect(await count(`problems where answer is null`)).toBe(2)
  const { rows } = await database.pool.query<{ id: string }>('select id from problem_pictures')
  expect(rows).toHaveLength(3)
  const kept = await readdir(privateFolder)
  expect(kept.toSorted()).toEqual(rows.flatMap(({ id }) => [`${id}-1280.webp`, `${id}-320.webp`]).toSorted())
})

test('most vendors can be paid by transfer, and two administrators see to it', async () => {
  const approved = `vendors v left join payout_numbers n on n.vendor_id = v.id where v.status = 'approved'`
  expect(await count(`${approved} and n.vendor_id is not null`)).toBe(39)
  expect(await count(`${approved} and n.vendor_id is null`)).toBe(13)
  expect(await count(`users where role = 'admin'`)).toBe(2)
})

test('payouts to vendors with a number went by transfers, the others were noted; the journal holds each once', async () => {
  const byTransfer = `payouts p join transfers t on t.transaction_id = p.reference and t.vendor_id = p.vendor_id`
  expect(await count(`${byTransfer} where t.status = 'sent'`)).toBe(await count('transfers'))
  expect(await count('transfers')).toBeGreaterThan(100)
  expect(
    await count('payouts where reference not in (select transaction_id from transfers)'),
  ).toBeGreaterThan(20)
  expect(await count(`audit_events where action in ('transfer.made', 'payout.made')`)).toBe(
    await count('payouts'),
  )
  const unnoted = `products where status = 'active' and id::text not in
    (select target_id from audit_events where action = 'product.active')`
  expect(await count(`${unnoted} and created_at < '2026-11-20'`)).toBe(0)
})

test('customers and vendors were told of the latest orders; one mail did not arrive, nothing waits to leave', async () => {
  expect(await count(`mails where kind = 'order-confirmed'`)).toBeGreaterThan(0)
  expect(await count(`mails where status = 'sent'`)).toBe((await count('mails')) - 1)
  expect(await count(`mails where status = 'failed'`)).toBe(1)
  expect(await count('mails')).toBeLessThan(100)
  expect(await count('text_messages')).toBeGreaterThan(0)
  expect(await count('graphile_worker.jobs')).toBe(0)
})

test('the person who waits is told of each long step', () => {
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^ {2}images dessinées en \d+,\d s$/)
})

test('every picture that is shown has its three files, the film its own', async () => {
  const files = new Set(await readdir(folder))
  const nameOf = ({ url }: { url: string }) => url.replace('/attached_assets/', '')
  const films = await database.pool.query<{ url: string }>(`select url from album_media where type = 'video'`)
  expect(films.rows).toHaveLength(1)
  expect(files).toContain(nameOf(films.rows[0]!))
  const { rows } = await database.pool.query<{ url: string }>('select url from media')
  expect(files.size).toBe(rows.length * 3 + 1)
  for (const row of rows) {
    const name = nameOf(row)
    for (const width of ['1280', '640', '320']) expect(files).toContain(name.replace('1280', width))
  }
  expect(
    await count(`products where not exists (select from product_images where product_id = products.id)`),
  ).toBe(0)
})

test('ratings are averages of reviews, of received products only', async () => {
  expect(await count('reviews')).toBeGreaterThan(500)
  expect(
    await count(`products where rating is distinct from
      (select trunc(avg(reviews.rating), 2) from reviews where product_id = products.id)`),
  ).toBe(0)
  expect(
    await count(`reviews where not exists (
      select from orders join order_items on order_id = orders.id join parcels on parcels.id = parcel_id
      where orders.customer_id = reviews.customer_id and product_id = reviews.product_id and parcels.status = 'delivered')`),
  ).toBe(0)
})

test('some products that wait were approved otherwise before, none was changed in the future', async () => {
  expect(
    await count(`product_revisions join products on products.id = product_id
      where status = 'pending' and approved ->> 'description' <> description`),
  ).toBe(3)
  expect(await count('products where updated_at > now()')).toBe(0)
})

test('the ten pages are published, the four phases have albums with photos', async () => {
  expect(await count('pages where is_published')).toBe(10)
  expect(await count('project_phases')).toBe(4)
  expect(
    await count(
      'activity_albums where not exists (select from album_media where album_id = activity_albums.id)',
    ),
  ).toBe(0)
  expect(await count('activity_albums')).toBeGreaterThanOrEqual(8)
})

test.each([
  ['about', ['Notre mission', 'Nos valeurs', 'Notre vision']],
  [
    'services',
    [
      'Livraison suivie',
      'Points de retrait',
      'Paiement à la livraison',
      'Paiement en ligne',
      'Contrôle de la qualité',
      'Accompagnement des producteurs',
    ],
  ],
  ['cgv', ['Les prix', 'Le paiement', 'La livraison', 'Annuler', 'Garanties', 'droit applicable']],
  ['conditions', ['Votre compte', 'Droit applicable']],
  ['confidentialite', ['responsable de vos données', 'Vos droits', 'Sécurité']],
  ['mentions-legales', ['Éditeur du site', 'Hébergement']],
])('the page %s is written in full', async (slug, parts) => {
  const { rows } = await database.pool.query(`select content from pages where slug = $1`, [slug])
  const content: string = rows[0].content
  const headings = content.split('\n').filter(line => line.startsWith('## '))
  for (const part of parts) expect(headings.join('\n')).toContain(part)
  // Each heading has something to say.
  for (const text of content.split(/^## .*$/m).slice(1)) expect(text.trim().length).toBeGreaterThan(60)
})

test('the next order takes the next number', async () => {
  const { rows } = await database.pool.query(
    "select nextval('order_numbers')::int = (select max(serial) + 1 from orders) as follows",
  )
  expect(rows[0].follows).toBe(true)
})

test('loading twice changes nothing; emptied and loaded again, it is the same', {
  timeout: slowly,
}, async () => {
  const picture = `select md5(string_agg(id || name || price, '' order by id)) as hash from products`
  const before = (await database.pool.query(picture)).rows
  await load()
  expect((await database.pool.query(picture)).rows).toEqual(before)

  await emptyTables(database.db)
  expect(await hasDemoData(database.db)).toBe(false)
  expect(await count('order_events')).toBe(0)
  expect(await count(`pg_trigger where tgenabled = 'D'`)).toBe(0)
  expect(await count('zones')).toBe(21)
  expect(await count('pickup_points')).toBe(0)
  expect(await count('rounds')).toBe(2)
  expect(await count('closed_days')).toBe(14)
  await load()
  expect((await database.pool.query(picture)).rows).toEqual(before)
})
