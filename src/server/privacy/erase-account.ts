import { randomBytes } from 'node:crypto'
import { checkCurrentPassword, hashPassword } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { closeSessionsOf } from '../http/sessions/sessions.ts'
import { hashRecipient } from '../util/hash-recipient.ts'
import {
  anonymiseUser,
  eraseBelongings,
  eraseCorrespondence,
  eraseFromDispatches,
  eraseFromOrders,
  eraseFromProblems,
  findObligations,
  lockUser,
} from './erase-account.queries.ts'

/**
 * Erases a customer's personal data everywhere and closes the sessions. Orders and reviews remain, anonymised. Irreversible.
 * @throws Refused `wrong_current_password`, `rate_limited`, `orders_under_way`, `money_due_back`, `problems_open`
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId }: SignedIn,
  { password }: { password: string },
): Promise<void> {
  await checkCurrentPassword(deps, userId, password, 'password')
  // A random password, so that nobody can sign in.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), userId)
  const now = deps.clock()
  await deps.db.transaction(async tx => {
    // An order being placed holds the customer's row: it is counted here, or refused afterwards.
    const person = await lockUser(tx, userId)
    const { ordersUnderWay, moneyDueBack, problemsOpen } = await findObligations(tx, userId, now)
    if (ordersUnderWay) refuse('orders_under_way')
    if (moneyDueBack) refuse('money_due_back')
    if (problemsOpen) refuse('problems_open')
    await eraseFromDispatches(tx, person, recipient => hashRecipient(deps.config, recipient))
    // Only for a confirmed address: otherwise the messages may be someone else's.
    if (person.emailConfirmedAt) await eraseCorrespondence(tx, person)
    await eraseFromOrders(tx, userId)
    await eraseFromProblems(tx, userId)
    await eraseBelongings(tx, userId)
    await anonymiseUser(tx, userId, { passwordHash, erasedAt: now })
    await closeSessionsOf(tx, userId)
  })
}
