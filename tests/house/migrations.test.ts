import { pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { findMisnumbered, findMissingSql, readSchema, readSnapshot } from './migrations.ts'

test('the migrations make all that the schema names', async () => {
  expect(await findMissingSql(readSnapshot(), await readSchema())).toEqual([])
})

test('the journal numbers each migration as its file', () => {
  expect(findMisnumbered()).toEqual([])
})

test('a planted value and a planted table are seen', async () => {
  const planted = {
    orderStatusEnum: pgEnum('order_status', [
      'pending',
      'planted',
      'confirmed',
      'shipped',
      'delivered',
      'cancelled',
    ]),
    plantedTable: pgTable('planted', { plantedColumn: text() }),
  }
  const missing = (await findMissingSql(readSnapshot(), { ...(await readSchema()), ...planted })).join('\n')
  expect(missing).toContain(`ADD VALUE 'planted' BEFORE 'confirmed'`)
  expect(missing).toMatch(/CREATE TABLE "planted" \(\s+"planted_column" text/)
})
