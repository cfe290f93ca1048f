import { emailToConfirm, findAccount, findUser, listStandings } from '../accounts/public.ts'
import type { JobPayload } from '../outbox/public.ts'
import { dropWaitingMails } from './mails.queries.ts'
import { queueMail, queueMails } from './queue-mail.ts'
import { type HearDeps, isProved, tellUser } from './tell.ts'

/** Somebody's account was opened. */
export async function hearNewAccount(
  deps: HearDeps,
  { userId }: JobPayload<'account-created'>,
): Promise<void> {
  const dedupeKey = `account-created:${userId}`
  await tellUser(deps, userId, { kind: 'account-created', about: { userId }, dedupeKey })
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
  const dedupeKey = `email-change-asked:${occurrence}`
  const message = { kind: 'email-change-asked', about: { userId }, dedupeKey } as const
  await tellUser(deps, userId, message, { isUnlimited: isProved })
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
 * whose it is. What still waited to tell it of the number before has nothing to tell any more.
 */
export async function hearPhoneChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'phone-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const mail = { kind: 'phone-changed', recipient: user.email, accountId: userId } as const
  await deps.db.transaction(async tx => {
    await dropWaitingMails(tx, mail)
    await queueMail(tx, deps, { ...mail, about: { userId }, dedupeKey: `phone-changed:${occurrence}` })
  })
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
      isUnlimited: isProved(account.user),
      dedupeKey,
    },
  ])
}

/** Somebody's password was changed. */
export async function hearPasswordChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'password-changed'>,
): Promise<void> {
  const dedupeKey = `password-changed:${userId}:${occurrence}`
  const message = { kind: 'password-changed', about: { userId }, dedupeKey } as const
  await tellUser(deps, userId, message, { isUnlimited: isProved })
}

/** Somebody's second factor was set up or taken away. */
export async function hearSecondFactorChange(
  deps: HearDeps,
  { userId, isSet, occurrence }: JobPayload<'second-factor-changed'>,
): Promise<void> {
  const dedupeKey = `second-factor-changed:${userId}:${occurrence}`
  const message = { kind: 'second-factor-changed', about: { userId, isSet }, dedupeKey } as const
  await tellUser(deps, userId, message, { isUnlimited: isProved })
}

/** There is another administrator, or one with another address: each of the others is told, who did it too, whose session may be stolen. */
export async function hearMadeAdmin(
  deps: HearDeps,
  { userId, byUserId, isNew, occurrence }: JobPayload<'admin-made'>,
): Promise<void> {
  const about = { userId, isNew, ...(byUserId !== undefined && { byUserId }) }
  for (const { userId: other, isActive } of await listStandings(deps.db, [])) {
    if (other === userId || !isActive) continue
    const message = { kind: 'admin-made', about, dedupeKey: `admin-made:${occurrence}:${other}` } as const
    await tellUser(deps, other, message, { isUnlimited: () => true })
  }
}

/** Somebody who knows the password of an account tries codes of its second factor: its person is told, once a day. */
export async function hearGuessedSecondFactor(
  deps: HearDeps,
  { userId, day }: JobPayload<'second-factor-guessed'>,
): Promise<void> {
  const dedupeKey = `second-factor-guessed:${userId}:${day}`
  const message = { kind: 'second-factor-guessed', about: { userId }, dedupeKey } as const
  await tellUser(deps, userId, message, { isUnlimited: isProved })
}
