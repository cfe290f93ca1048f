import { findUser, findVendor, phoneForTexts } from '../accounts/public.ts'
import { findProblem } from '../problems/public.ts'
import { readSettings } from '../settings/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { isProved, notifyUser } from './notify.ts'
import { queueMail } from './queue-mail.ts'
import { queueText } from './texts/queue-text.ts'

/** What happened to problems that customers reported. */
export const problemEvents = {
  /** A customer reported a problem: the vendor of the parcel is told, by mail and by text, and the team by mail. */
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

  /** A vendor answered: the customer is told by mail. */
  'problem-answered': async (deps, { problemId }) => {
    const known = await findProblem(deps.db, problemId)
    if (!known) return
    const dedupeKey = `problem-answered:${problemId}`
    const message = { kind: 'problem-answered', about: { problemId }, dedupeKey } as const
    await notifyUser(deps, known.customerId, message, { isUnlimited: isProved })
  },

  /** A problem was decided: customer and vendor are told, by mail and by text. */
  'problem-decided': async (deps, { problemId }) => {
    const known = await findProblem(deps.db, problemId)
    const customer = known && (await findUser(deps.db, known.customerId))
    const vendor = known && (await findVendor(deps.db, { vendorId: known.vendor.id }))
    if (!customer || !vendor) return
    const kind = 'problem-decided'
    await deps.db.transaction(async tx => {
      for (const { to, user, isUnlimited } of [
        { to: 'customer' as const, user: customer, isUnlimited: isProved(customer) },
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
        // Of texts those that name an order are its customer's.
        const about =
          to === 'customer' ? { problemId, to, orderId: known.problem.orderId } : { problemId, to }
        if (phone) await queueText(tx, deps, { ...message, about, recipient: phone })
      }
    })
  },
} satisfies Partial<EventHandlers>
