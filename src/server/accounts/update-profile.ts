import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { consumeAttempt } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { findUser, lockPerson, type UserRow, updateAccount } from './accounts.queries.ts'
import { followOwner } from './addresses/addresses.queries.ts'
import { awaitConfirmation, isAnotherEmail, requireRightToChangeEmail } from './email/change-email.ts'
import { withUniqueIdentifiers } from './with-unique-identifiers.ts'

const TOO_MANY_PHONES =
  'Vous avez changé trop souvent de numéro de téléphone. Réessayez plus tard, ou écrivez-nous.'

type PersonChanges = Partial<Pick<UserRow, 'username' | 'email' | 'fullName' | 'phone' | 'region'>> & {
  currentPassword?: string | undefined
}

/** Whether a number differs from the account's. */
export const isAnotherPhone = (
  { phone }: Pick<UserRow, 'phone'>,
  typed: string | null | undefined,
): boolean => typed !== undefined && typed !== phone

/** Queues a notification of a changed phone number, unless there was none before. */
export async function notifyPhoneChange(
  tx: Transaction,
  { userId, formerPhone }: { userId: string; formerPhone: string | null },
): Promise<void> {
  if (formerPhone) await addJob(tx, 'phone-changed', { userId, occurrence: newId() })
}

/**
 * Updates a person's account; absent fields stay. A change of e-mail requires the password, and is pending until confirmed.
 * @param alongside further writes in the same transaction
 * @returns whether the phone number changed
 * @throws Refused `password_required`, `wrong_current_password`, `rate_limited`, `email_taken`, `username_taken`
 */
export async function updateProfile(
  deps: Pick<Deps, 'db' | 'config'>,
  { userId }: SignedIn,
  { currentPassword, email: typedEmail, ...changes }: PersonChanges,
  alongside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<{ hasNewPhone: boolean }> {
  const { db } = deps
  const known = (await findUser(db, userId)) ?? refuse('unauthenticated')
  const newEmail = isAnotherEmail(known, typedEmail) ? typedEmail : undefined
  if (newEmail) await requireRightToChangeEmail(deps, userId, currentPassword)
  const wanted = { email: newEmail ?? known.email, username: changes.username ?? known.username }
  return withUniqueIdentifiers(db, { ...wanted, exceptUserId: userId }, async () => {
    if (isAnotherPhone(known, changes.phone)) await consumeAttempt(deps, 'phone', userId, TOO_MANY_PHONES)
    return db.transaction(async tx => {
      const person = await lockPerson(tx, userId)
      // In other letters only; what the account got meanwhile, by a link that was followed, stays.
      const rewritten = isAnotherEmail(person, typedEmail) ? undefined : typedEmail
      await updateAccount(tx, person, { ...changes, email: rewritten })
      await followOwner(tx, person, changes)
      if (newEmail && isAnotherEmail(person, newEmail)) await awaitConfirmation(tx, userId, newEmail)
      const hasNewPhone = isAnotherPhone(person, changes.phone)
      if (hasNewPhone) await notifyPhoneChange(tx, { userId, formerPhone: person.phone })
      await alongside(tx)
      return { hasNewPhone }
    })
  })
}
