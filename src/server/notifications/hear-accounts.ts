import { emailToConfirm, findAccount, findUser, type UserRow } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { JobPayload } from '../outbox/public.ts'
import { queueMails } from './queue-mail.ts'

type HearDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Has somebody shown to read the address? What protects the account does not wait there for other mails. */
const isProved = ({ role, emailConfirmedAt }: UserRow): boolean =>
  role !== 'customer' || emailConfirmedAt !== null

/** Somebody's account was opened. */
export async function hearNewAccount(
  deps: HearDeps,
  { userId }: JobPayload<'account-created'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `account-created:${userId}`
  await queueMails(deps, [
    { kind: 'account-created', about: { userId }, recipient: user.email, accountId: userId, dedupeKey },
  ])
}

/** An address is to be confirmed: a link goes to it. */
export async function hearAskedConfirmation(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'email-confirmation-asked'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  const recipient = user && emailToConfirm(user)
  if (!recipient) return
  const dedupeKey = `email-confirmation:${occurrence}`
  await queueMails(deps, [
    { kind: 'email-confirmation', about: { userId }, recipient, accountId: userId, dedupeKey },
  ])
}

/** Somebody wishes another address for an account: who reads the present one is told while it still counts. */
export async function hearAskedEmailChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'email-change-asked'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `email-change-asked:${occurrence}`
  await queueMails(deps, [
    {
      kind: 'email-change-asked',
      about: { userId },
      recipient: user.email,
      accountId: userId,
      isFree: isProved(user),
      dedupeKey,
    },
  ])
}

/** An account has another address: who reads the former one is told, unless it is gone meanwhile. */
export async function hearEmailChange(
  deps: HearDeps,
  { userId, formerEmail, occurrence }: JobPayload<'email-changed'>,
): Promise<void> {
  if (!(await findUser(deps.db, userId))) return
  const dedupeKey = `email-changed:${occurrence}`
  await queueMails(deps, [
    { kind: 'email-changed', about: { userId }, recipient: formerEmail, accountId: userId, dedupeKey },
  ])
}

/**
 * An account has another telephone: its person is told by mail. No text goes to the former number, of which nobody has shown
 * whose it is.
 */
export async function hearPhoneChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'phone-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `phone-changed:${occurrence}`
  await queueMails(deps, [
    { kind: 'phone-changed', about: { userId }, recipient: user.email, accountId: userId, dedupeKey },
  ])
}

/** Somebody forgot the password of an address; only the account that may enter this space gets a link. */
export async function hearForgottenPassword(
  deps: HearDeps,
  { email, space, occurrence, askedAt }: JobPayload<'password-reset-asked'>,
): Promise<void> {
  const account = await findAccount(deps.db, { email })
  if (account?.user.role !== space || !account.user.isActive) return
  const { id: userId, email: recipient } = account.user
  const dedupeKey = `password-reset:${userId}:${occurrence}`
  await queueMails(deps, [
    {
      kind: 'password-reset',
      about: { userId, askedAt },
      recipient,
      accountId: userId,
      isFree: isProved(account.user),
      dedupeKey,
    },
  ])
}

/** Somebody's password was changed. */
export async function hearPasswordChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'password-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `password-changed:${userId}:${occurrence}`
  await queueMails(deps, [
    {
      kind: 'password-changed',
      about: { userId },
      recipient: user.email,
      accountId: userId,
      isFree: isProved(user),
      dedupeKey,
    },
  ])
}

/** Somebody's second factor was set up or taken away. */
export async function hearSecondFactorChange(
  deps: HearDeps,
  { userId, isSet, occurrence }: JobPayload<'second-factor-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `second-factor-changed:${userId}:${occurrence}`
  const about = { userId, isSet }
  await queueMails(deps, [
    {
      kind: 'second-factor-changed',
      about,
      recipient: user.email,
      accountId: userId,
      isFree: isProved(user),
      dedupeKey,
    },
  ])
}
