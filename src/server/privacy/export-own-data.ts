import { findUser, listAddresses } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import { listMarks } from '../favourites/public.ts'
import { refuse } from '../http/refuse.ts'
import { readAllOrdersOf } from '../orders/public.ts'
import { answerProblem, listPicturesOf, listProblemsOfCustomer } from '../problems/public.ts'
import { listReviewsOf } from '../reviews/public.ts'
import {
  listCorrespondenceOf,
  listDispatchesTo,
  listPaymentsOf,
  listSecurityEventsOf,
  listSessionsOf,
  listSharesOf,
  listTransfersTo,
} from './export-own-data.queries.ts'

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>

const accountOf = ({
  id,
  username,
  email,
  pendingEmail,
  role,
  fullName,
  phone,
  region,
  isActive,
  acceptsMessages,
  createdAt,
  emailConfirmedAt,
  passwordChangedAt,
}: UserRow) => ({
  id,
  username,
  email,
  pendingEmail,
  role,
  fullName,
  phone,
  region,
  isActive,
  acceptsMessages,
  createdAt,
  emailConfirmedAt,
  passwordChangedAt,
})

/**
 * Everything that the site stores about a customer, except the password's hash.
 * @throws Refused `unauthenticated` when the account is gone
 */
export async function exportOwnData({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const user = (await findUser(db, userId)) ?? refuse('unauthenticated')
  const orders = await readAllOrdersOf(db, userId)
  return {
    exportedAt: clock(),
    account: accountOf(user),
    sessions: await listSessionsOf(db, userId),
    securityEvents: await listSecurityEventsOf(db, userId),
    addresses: await listAddresses(db, userId),
    // Permissions and customer data are not data of the order.
    orders: orders.map(({ can: _can, customer: _customer, customerId: _customerId, ...order }) => ({
      ...order,
      // Delivery codes are secrets: they are not written to files.
      parcels: order.parcels.map(({ deliveryCode: _code, ...parcel }) => parcel),
    })),
    problems: (await listProblemsOfCustomer(db, userId)).map(row => {
      const { customer: _self, ...problem } = answerProblem(row, 'customer')
      return problem
    }),
    problemPictures: await listPicturesOf(db, userId),
    payments: await listPaymentsOf(db, userId),
    transfers: await listTransfersTo(db, userId),
    trackingLinks: await listSharesOf(db, userId),
    favourites: await listMarks(db, userId),
    reviews: await listReviewsOf(db, userId),
    messagesReceived: await listDispatchesTo(db, user),
    // Only for a confirmed address: otherwise the messages may be someone else's.
    messagesWritten: user.emailConfirmedAt ? await listCorrespondenceOf(db, user) : [],
  }
}
