import { findUser, listAddresses } from '../accounts/public.ts'
import { listMarks, listReviewsOf } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { readAllOrdersOf } from '../orders/public.ts'

/** Everything that the site keeps of a customer, for the customer; the password's hash is nobody's to read. */
export async function exportOwnData({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const user = (await findUser(db, userId)) ?? refuse('unauthenticated')
  const { passwordHash: _hash, erasedAt: _erased, searchText: _repeated, ...account } = user
  const orders = await readAllOrdersOf(db, userId)
  return {
    exportedAt: clock(),
    account,
    addresses: await listAddresses(db, userId),
    // What the person may do with an order, and who it is, is no part of the order's data.
    orders: orders.map(({ can: _can, customer: _customer, customerId: _customerId, ...order }) => order),
    favourites: await listMarks(db, userId),
    reviews: await listReviewsOf(db, userId),
  }
}
