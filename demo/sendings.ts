import type { OrderEvent } from '#contract/orders/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { phoneForTexts } from '#server/accounts/public.ts'
import { mailsOfOrderChange } from '#server/notifications/mails-of-order-change.ts'
import { textsOfOrderChange } from '#server/notifications/texts/texts-of-order-change.ts'
import { readOrder } from '#server/orders/public.ts'
import { hoursAfter, idAt, minutesAfter } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import type { Demo } from './make-demo.ts'
import type { Random } from './random.ts'

/** Older ones would be more of the same. */
const TOLD_FOR_HOURS = 30

type Sending = { recipient: string; kind: string; about: unknown; dedupeKey: string }

/** What customers and vendors were told of their latest orders, by the shop's own rule: all of it left, but for one mail. */
export async function writeSendings(
  tx: Transaction,
  random: Random,
  { orders, customers, vendors }: Demo,
  now: Date,
): Promise<void> {
  const since = hoursAfter(now, -TOLD_FOR_HOURS)
  const recent = orders.events.filter(({ createdAt }) => createdAt! > since)
  const emails = new Map(vendors.map(({ vendor, user }) => [vendor.id, user.email]))
  const byId = new Map(customers.map(customer => [customer.id, customer]))
  const rows = {
    mails: [] as (typeof mails.$inferInsert)[],
    texts: [] as (typeof textMessages.$inferInsert)[],
  }
  for (const orderId of new Set(recent.map(event => event.orderId))) {
    const order = await readOrder(tx, { as: 'admin' }, orderId)
    const customer = byId.get(order!.customerId)!
    const phone = phoneForTexts({ phone: customer.phone ?? null, acceptsMessages: true, isActive: true })
    for (const events of actsOf(order!.events.filter(({ createdAt }) => new Date(createdAt) > since))) {
      const at = minutesAfter(new Date(events[0]!.createdAt), random.between(0.02, 0.2))
      const change = {
        order: order!,
        events,
        isConfirmed: true,
        emailOf: (id: string) => emails.get(id),
        phone,
      }
      rows.mails.push(
        ...mailsOfOrderChange(change).map(({ accountId, ...mail }) => ({
          ...sent(random, mail, at),
          accountId,
          isLimited: false,
        })),
      )
      rows.texts.push(...textsOfOrderChange(change).map(text => sent(random, text, at)))
    }
  }
  await insertRows(tx, mails, withOneFailure(rows.mails))
  await insertRows(tx, textMessages, rows.texts)
}

/** The events of each act together: they have one instant. */
const actsOf = (events: readonly OrderEvent[]): OrderEvent[][] => [
  ...Map.groupBy(events, ({ kind, to, createdAt }) => `${createdAt} ${kind} ${to}`).values(),
]

const sent = (random: Random, { kind, about, recipient, dedupeKey }: Sending, at: Date) => ({
  id: idAt(random, at),
  kind,
  about,
  recipient,
  dedupeKey,
  status: 'sent' as const,
  attempts: 1,
  createdAt: at,
  attemptedAt: at,
  sentAt: at,
})

/** The latest to a customer found no mailbox. */
function withOneFailure(sendings: (typeof mails.$inferInsert)[]): (typeof mails.$inferInsert)[] {
  const failed = sendings.findLast(({ kind }) => kind === 'order-moved')
  return sendings.map(mail =>
    mail === failed
      ? { ...mail, status: 'failed', attempts: 3, error: '452 4.2.2 The mailbox is full', sentAt: null }
      : mail,
  )
}
