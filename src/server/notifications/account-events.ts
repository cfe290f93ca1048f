import { emailToConfirm, findAccount, findUser, listAdminProvenances } from '../accounts/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { dropWaitingMails } from './mails.queries.ts'
import { isAlwaysExempt, isExemptFromLimits, notifyUser } from './notify.ts'
import { queueMail, queueMails } from './queue-mail.ts'

/** Handlers of account events. */
export const accountEvents = {
  /** Queues the welcome mail of a new account. */
  'account-created': async (deps, { userId }) => {
    const dedupeKey = `account-created:${userId}`
    await notifyUser(deps, userId, { kind: 'account-created', about: { userId }, dedupeKey })
  },

  /** Queues the confirmation link to the address to be confirmed; does nothing without one. */
  'email-confirmation-asked': async (deps, { userId, occurrence }) => {
    const user = await findUser(deps.db, userId)
    const recipient = user && emailToConfirm(user)
    if (!recipient) return
    const dedupeKey = `email-confirmation:${occurrence}`
    await queueMails(deps, [
      { kind: 'email-confirmation', about: { userId }, recipient, accountId: userId, dedupeKey },
    ])
  },

  /** Queues a warning to the current address that another one was requested. */
  'email-change-asked': async (deps, { userId, occurrence }) => {
    const dedupeKey = `email-change-asked:${occurrence}`
    const message = { kind: 'email-change-asked', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isExemptFromLimits })
  },

  /** Queues a notice to the former address; does nothing when the account was deleted. */
  'email-changed': async (deps, { userId, formerEmail, occurrence }) => {
    if (!(await findUser(deps.db, userId))) return
    const dedupeKey = `email-changed:${occurrence}`
    await queueMails(deps, [
      { kind: 'email-changed', about: { userId }, recipient: formerEmail, accountId: userId, dedupeKey },
    ])
  },

  /**
   * Queues a mail about the changed phone number and drops waiting ones about earlier changes. No text goes to the former number:
   * it was never verified.
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

  /** Queues a password reset link when the address belongs to an active account of this space. */
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
        isUnlimited: isExemptFromLimits(account.user),
        dedupeKey,
      },
    ])
  },

  /** Queues a notice that the password was changed. */
  'password-changed': async (deps, { userId, occurrence }) => {
    const dedupeKey = `password-changed:${userId}:${occurrence}`
    const message = { kind: 'password-changed', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isExemptFromLimits })
  },

  /** Queues a notice that the second factor was set up or removed. */
  'second-factor-changed': async (deps, { userId, isSet, occurrence }) => {
    const dedupeKey = `second-factor-changed:${userId}:${occurrence}`
    const message = { kind: 'second-factor-changed', about: { userId, isSet }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isExemptFromLimits })
  },

  /** Queues a warning of wrong second-factor codes after the correct password, at most once a day. */
  'second-factor-guessed': async (deps, { userId, day }) => {
    const dedupeKey = `second-factor-guessed:${userId}:${day}`
    const message = { kind: 'second-factor-guessed', about: { userId }, dedupeKey } as const
    await notifyUser(deps, userId, message, { isUnlimited: isExemptFromLimits })
  },

  /**
   * Queues a notice to every other active administrator that one was added or has another address. Also to the one who did it,
   * whose session may be stolen.
   */
  'admin-made': async (deps, { userId, byUserId, isNew, occurrence }) => {
    const about = { userId, isNew, ...(byUserId !== undefined && { byUserId }) }
    for (const { userId: other, isActive } of await listAdminProvenances(deps.db, [])) {
      if (other === userId || !isActive) continue
      const message = { kind: 'admin-made', about, dedupeKey: `admin-made:${occurrence}:${other}` } as const
      await notifyUser(deps, other, message, { isUnlimited: isAlwaysExempt })
    }
  },
} satisfies Partial<EventHandlers>
