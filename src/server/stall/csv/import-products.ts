import type { ImportReport } from '#contract/stall/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../../deps.ts'
import { writeEdit } from '../edit-product.ts'
import { lockUsablePictures } from '../pictures.queries.ts'
import {
  insertOwnProduct,
  listOwnNames,
  lockOwnProducts,
  lockSellerForShare,
  lockStall,
  writeProductPictures,
} from '../stall.queries.ts'
import { normalizedText } from './parse-cells.ts'
import { matchRow, type Plan, planRow } from './plan-import.ts'
import { type ProductRow, readProductRows } from './product-rows.ts'
import { readCsv } from './read-csv.ts'

type Import = { csv: string; dryRun: boolean }

/**
 * Imports the products of a CSV file: all, or none when a row has an error. Idempotent.
 * @throws Refused `csv_too_large`, `csv_unreadable`
 */
export async function importProducts(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  vendorId: string,
  { csv, dryRun }: Import,
): Promise<ImportReport> {
  const rows = readProductRows(readCsv(csv), config.publicUrl)
  return db.transaction(async tx => {
    const plans = await planImport(tx, vendorId, rows)
    const isWritten = !dryRun && plans.every(({ action }) => action !== 'error')
    if (isWritten) for (const plan of plans) await writePlan(tx, vendorId, plan, clock())
    return { ...report(plans), isWritten }
  })
}

async function planImport(tx: Transaction, vendorId: string, rows: readonly ProductRow[]): Promise<Plan[]> {
  await lockStall(tx, vendorId)
  await lockSellerForShare(tx, vendorId)
  const own = (await listOwnNames(tx, vendorId)).map(({ id, name }) => ({ id, name: normalizedText(name) }))
  const matches = rows.map(row => matchRow(row, own))
  const products = await lockOwnProducts(
    tx,
    vendorId,
    matches.flatMap(({ id }) => id ?? []),
  )
  const images = rows.flatMap(({ wish }) => wish.images ?? [])
  const usable = new Set((await lockUsablePictures(tx, vendorId, images)).keys())
  const lineOf = new Map<string, number>()
  return rows.map((row, index) => {
    const { id, error } = matches[index]!
    const key = id ?? normalizedText(row.name)
    const earlier = lineOf.get(key)
    lineOf.set(key, earlier ?? row.line)
    const refusal = error ?? (earlier && `Ce produit est déjà à la ligne ${earlier}`)
    if (refusal) return { row, action: 'error', errors: { reference: refusal, ...row.errors } }
    return planRow(row, { product: id ? products.get(id) : undefined, usable })
  })
}

async function writePlan(
  tx: Transaction,
  vendorId: string,
  { product, edit, facts, row }: Plan,
  now: Date,
): Promise<void> {
  const urls = row.wish.images && [...new Set(row.wish.images)]
  if (product && edit) await writeEdit(tx, { product, edit, urls, now })
  if (!facts) return
  const id = newId()
  await insertOwnProduct(tx, { ...facts, id, vendorId, createdAt: now })
  if (!urls) return
  const mediaIds = await lockUsablePictures(tx, vendorId, urls)
  await writeProductPictures(
    tx,
    id,
    urls.map(url => mediaIds.get(url)!),
  )
}

function report(plans: readonly Plan[]): Omit<ImportReport, 'isWritten'> {
  const count = (action: Plan['action']) => plans.filter(plan => plan.action === action).length
  return {
    rows: plans.map(({ row, action, errors, product }) => ({
      line: row.line,
      action,
      name: row.name || (product?.name ?? ''),
      errors,
    })),
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    failed: count('error'),
  }
}
