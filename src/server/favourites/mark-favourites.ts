import type { Transaction } from '#database/connect.ts'
import { lockPerson } from '../accounts/public.ts'
import { findProducer, findProduct } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import {
  holdStock,
  insertAlert,
  insertFavouriteProducer,
  insertFavouriteProduct,
  listMarks,
} from './favourites.queries.ts'

/** Nobody looks through more; programs might write without end. */
const MOST_FAVOURITES = 200
const MOST_ALERTS = 50

type MarkDeps = Pick<Deps, 'db' | 'clock'>

/** Whoever marks something waits for its turn here: the limits hold. */
async function lockMarks(tx: Transaction, userId: string) {
  await lockPerson(tx, userId)
  return listMarks(tx, userId)
}

async function lockRoom(tx: Transaction, userId: string): Promise<void> {
  const { products, producers } = await lockMarks(tx, userId)
  if (products.length + producers.length >= MOST_FAVOURITES) refuse('too_many_favourites')
}

/**
 * A customer likes a product; liking it twice changes nothing.
 * @throws Refused `product_not_found`, `too_many_favourites`
 */
export async function addFavouriteProduct(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  if (!(await findProduct(db, {}, id))) refuse('product_not_found')
  await db.transaction(async tx => {
    await lockRoom(tx, userId)
    await insertFavouriteProduct(tx, { userId, id, createdAt: clock() })
  })
}

/**
 * A customer likes a producer.
 * @throws Refused `producer_not_found`, `too_many_favourites`
 */
export async function addFavouriteProducer(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  if (!(await findProducer(db, id))) refuse('producer_not_found')
  await db.transaction(async tx => {
    await lockRoom(tx, userId)
    await insertFavouriteProducer(tx, { userId, id, createdAt: clock() })
  })
}

/**
 * A customer wants to hear, once, when a product returns. The stock is held meanwhile: it cannot return unheard.
 * @throws Refused `product_not_found`, `still_in_stock`, `too_many_alerts`
 */
export async function askStockAlert(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    const { awaited } = await lockMarks(tx, userId)
    const stock = (await holdStock(tx, id)) ?? refuse('product_not_found')
    if (stock > 0) refuse('still_in_stock')
    if (awaited.length >= MOST_ALERTS) refuse('too_many_alerts')
    await insertAlert(tx, { userId, id, createdAt: clock() })
  })
}
