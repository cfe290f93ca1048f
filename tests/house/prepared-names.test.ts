import { expect, test } from 'vitest'
import { findNameFaults, preparationsOf } from './prepared-names.ts'
import { readCode } from './provider-names.ts'

test('every prepared statement has a name of its own, and one plan', async () => {
  const code = (await readCode('.', ['src/database', 'src/server', 'demo'])).filter(({ file }) =>
    file.endsWith('.ts'),
  )
  const preparations = code.flatMap(preparationsOf)
  expect(preparations.length).toBeGreaterThan(20)
  expect(findNameFaults(preparations)).toEqual([])
})

const faultsOf = (...lines: string[]) =>
  findNameFaults(preparationsOf({ file: 'src/server/a.ts', text: lines.join('\n') }))

test.each([
  ["db.select().from(orders).prepare('orders_read').execute()"],
  ["prepareSql(tx, 'orders_read', sql`select 1`)"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
  ['db.select().from(orders).prepare(`orders_${ids.length}`).execute()'],
])('a planted second use of a name is seen: %s', second => {
  expect(faultsOf("db.select().from(users).prepare('orders_read').execute()", second)).toEqual([
    expect.stringMatching(
      /^src\/server\/a\.ts:2: .* may be the name of another statement too, at .*a\.ts:1$/,
    ),
  ])
})

test('a planted name that is made elsewhere is seen', () => {
  expect(faultsOf('db.select().from(orders).prepare(name).execute()')).toEqual([
    'src/server/a.ts:1: the name is not written where it is used',
  ])
})

test.each([
  ["db.select().from(orders).limit(20).prepare('orders_page')"],
  ["db.select().from(orders).groupBy(orders.status).prepare('orders_counted')"],
  ["db.select().from(users).where(ilike(users.fullName, pattern)).prepare('users_found')"],
  ["prepareSql(db, 'products_found', sql`select id from products where words @@ query`)"],
])('a planted plan that depends on values is seen: %s', line => {
  expect(faultsOf(line)).toEqual([expect.stringContaining('has no one plan for all values')])
})

test('names that differ are left alone', () => {
  expect(
    faultsOf(
      "db.select().from(orders).prepare('order_lock').execute()",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
      'db.insert(parcels).values(drafts).prepare(`parcels_insert_${drafts.length}`).execute()',
      "prepareSql(tx, 'stock_reserve', sql`update products set stock = 0`)",
    ),
  ).toEqual([])
})
