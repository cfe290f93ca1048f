import { findUser, findVendor, phoneForTexts } from '../accounts/public.ts'
import { findProblem } from '../problems/public.ts'
import { readSettings } from '../settings/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { isExemptFromLimits, notifyUser } from './notify.ts'
import { queueMail } from './queue-mail.ts'
import { queueText } from './texts/queue-text.ts'

/** Handlers of problems that customers reported. */
export const problemEvents = {
  /** Queues a mail and a text to the vendor of the parcel, and a mail to the team. */
  'problem-reported': async (deps, { problemId }) => {
    const known = await findProblem(deps.db, problemId)
    const vendor = known && (await findVendor(deps.db, { vendorId: known.vendor.id }))
    if (!vendor) return
    const { user } = vendor
    const { email: team } = await readSettings(deps.db, deps.config)
    const phone = phoneForTexts(user)
    const key = `problem-reported:${problemId}`
    await deps.db.transaction(async tx => {
      const mail = { kind: 'problem-reported', accountId: known.customerId } as const
      const toVendor = { ...mail, about: { problemId, to: 'vendor' }, recipient: user.email } as const
      const toTeam = {
        ...mail,
        about: { problemId, to: 'team' },
        recipient: team,
      } as const
      await queueMail(tx, deps, { ...toVendor, isUnlimited: true, dedupeKey: `${key}:vendor` })
      await queueMail(tx, deps, { ...toTeam, dedupeKey: `${key}:team` })
      const about = { problemId, to: 'vendor' } as const
      const text = { kind: 'problem-reported', about, accountId: user.id, dedupeKey: key } as const
      if (phone) await queueText(tx, deps, { ...text, recipient: phone })
    })
  },

  /** Queues a mail with the vendor's answer to the customer. */
  'problem-answered': async (deps, { problemId }) => {
    const known = await findProblem(deps.db, problemId)
    if (!known) return
    const dedupeKey = `problem-answered:${problemId}`
    const message = { kind: 'problem-answered', about: { problemId }, dedupeKey } as const
    await notifyUser(deps, known.customerId, message, { isUnlimited: isExemptFromLimits })
  },

  /** Queues the mails and texts of a decision to customer and vendor. */
  'problem-decided': async (deps, { problemId }) => {
    const known = await findProblem(deps.db, problemId)
    const customer = known && (await findUser(deps.db, known.customerId))
    const vendor = known && (await findVendor(deps.db, { vendorId: known.vendor.id }))
    if (!customer || !vendor) return
    const kind = 'problem-decided'
    await deps.db.transaction(async tx => {
      for (const { to, user, isUnlimited } of [
        { to: 'customer' as const, user: customer, isUnlimited: isExemptFromLimits(customer) },
        { to: 'vendor' as const, user: vendor.user, isUnlimited: true },
      ]) {
        const message = { kind, accountId: user.id, dedupeKey: `${kind}:${problemId}:${to}` } as const
        await queueMail(tx, deps, {
          ...message,
          about: { problemId, to },
          recipient: user.email,
          isUnlimited,
        })
        const phone = phoneForTexts(user)
        // Texts that name an order are part of its customer's data export: the vendor's names none.
        const about =
          to === 'customer' ? { problemId, to, orderId: known.problem.orderId } : { problemId, to }
        if (phone) await queueText(tx, deps, { ...message, about, recipient: phone })
      }
    })
  },
} satisfies Partial<EventHandlers>
