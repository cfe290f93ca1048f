import { emailToConfirm, findAccount, findUser, listAdminProvenances } from '../accounts/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { dropWaitingMails } from './mails.queries.ts'
import { isProved, notifyUser } from './notify.ts'
import { queueMail, queueMails } from './queue-mail.ts'

/** What happened to accounts. */
export const accountEvents = {
  /** Somebody's account was opened. */
  'account-created': async (deps, { userId }) => {
    const dedupeKey = `account-created:${userId}`
    await notifyUser(deps, userId, { kind: 'account-created', about: { userId }, dedupeKey })
  },

  /** An address is to be confirmed: a link goes to it. */
  'email-confirmation-asked': async (deps, { userId, occurrence }) => {
    const user = await findUser(deps.db, userId)
    const recipient = user && emailToConfirm(user)
    if (!recipient) return
    const dedupeKey = `email-confirmation:${occurrence}`
    await queueMails(deps, [
      { kind: 'email-confirmation', about: { userId }, recipient, accountId: userId, dedupeKey },
    ])
  },

  /** Somebody wishes another address for an account: who reads the present one is told while it still counts. */
  'email-change-asked': async (deps, { userId, occurrence }) => {
    const dedupeKey = `email-change-asked:${occurrence}`
    const message = { kind: 'email-change-asked', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isProved })
  },

  /** An account has another address: who reads the former one is told, unless it is gone meanwhile. */
  'email-changed': async (deps, { userId, formerEmail, occurrence }) => {
    if (!(await findUser(deps.db, userId))) return
    const dedupeKey = `email-changed:${occurrence}`
    await queueMails(deps, [
      { kind: 'email-changed', about: { userId }, recipient: formerEmail, accountId: userId, dedupeKey },
    ])
  },

  /**
   * An account has another telephone: its person is told by mail. No text goes to the former number, of which nobody has shown
   * whose it is. What still waited to tell it of the number before has nothing to tell any more.
   */
  'phone-changed': async (deps, { userId, occurrence }) => {
    const user = await findUser(deps.db, userId)
    if (!user) return
    const mail = { kind: 'phone-changed', recipient: user.email, accountId: userId } as const
    await deps.db.transaction(async tx => {
      await dropWaitingMails(tx, mail)
      await queueMail(tx, deps, { ...mail, about: { userId }, dedupeKey: `phone-changed:${occurrence}` })
    })
  },

  /** Somebody forgot the password of an address; only the account that may enter this space gets a link. */
  'password-reset-asked': async (deps, { email, space, occurrence, askedAt }) => {
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
  },

  /** Somebody's password was changed. */
  'password-changed': async (deps, { userId, occurrence }) => {
    const dedupeKey = `password-changed:${userId}:${occurrence}`
    const message = { kind: 'password-changed', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isProved })
  },

  /** Somebody's second factor was set up or taken away. */
  'second-factor-changed': async (deps, { userId, isSet, occurrence }) => {
    const dedupeKey = `second-factor-changed:${userId}:${occurrence}`
    const message = { kind: 'second-factor-changed', about: { userId, isSet }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isProved })
  },

  /** Somebody who knows the password of an account tries codes of its second factor: its person is told, once a day. */
  'second-factor-guessed': async (deps, { userId, day }) => {
    const dedupeKey = `second-factor-guessed:${userId}:${day}`
    const message = { kind: 'second-factor-guessed', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isProved })
  },

  /** There is another administrator, or one with another address: each of the others is told, who did it too, whose session may be stolen. */
  'admin-made': async (deps, { userId, byUserId, isNew, occurrence }) => {
    const about = { userId, isNew, ...(byUserId !== undefined && { byUserId }) }
    for (const { userId: other, isActive } of await listAdminProvenances(deps.db, [])) {
      if (other === userId || !isActive) continue
      const message = { kind: 'admin-made', about, dedupeKey: `admin-made:${occurrence}:${other}` } as const
      await notifyUser(deps, other, message, { isUnlimited: () => true })
    }
  },
} satisfies Partial<EventHandlers>
