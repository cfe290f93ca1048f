import { and, eq, ne } from 'drizzle-orm'
import type { Order } from '#contract/orders/schemas.ts'
import type { Database } from '#database/connect.ts'
import { type IntegrityFacts, runChecks } from '#database/integrity/run-checks.ts'
import { products } from '#database/schema/catalogue.ts'
import { orders } from '#database/schema/orders.ts'
import { payments } from '#database/schema/payments.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { textChannel } from '#server/notifications/channels.ts'
import { sweepMails } from '#server/notifications/sweep-mails.ts'
import { sweepMessages } from '#server/notifications/sweep-messages.ts'
import { startOutbox, type Tasks } from '#server/outbox/public.ts'
import { listAttemptsToAsk } from '#server/payments/payments.queries.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

/** What the integrity checks found, by the name of the check. */
export type Findings = Record<string, { subject: string; detail: string }[]>

export type CheckedShop = PayingShop & {
  /** Notes the stock of all products: to be called before the first order. */
  openBooks: () => Promise<void>
  /** Notes what a customer was told. */
  acknowledge: (key: string, order: Order) => void
  /** The provider is well again and time passes: until all jobs are done and no order waits for money any more. */
  finish: () => Promise<void>
  /** What the integrity checks find with all that the tests know: nothing when all is well. */
  findings: () => Promise<Findings>
  /** What `findings` tells the integrity checks. */
  facts: () => Promise<IntegrityFacts>
}

const JOBS_TIMEOUT_MS = 300_000
/** Enough to understand, few enough to read. */
const SHOWN_ROWS = 5
const MOST_ROUNDS = 200
const MANY = 10_000

/** A paying shop with its background work, whose books can be audited. `tasks` replace those of the shop. */
export async function startCheckedShop(
  api: 'v1' | 'v2',
  tasks: Partial<Tasks> = {},
  env: Record<string, string> = {},
): Promise<CheckedShop> {
  const shop = await startPayingShop(api, { env })
  const { db, pool, deps } = shop.app
  const outbox = await startOutbox({ pool, log: deps.log, tasks: { ...backgroundTasks(deps), ...tasks } })
  let initialStock: NonNullable<IntegrityFacts['initialStock']> = []
  const acknowledgedOrders: NonNullable<IntegrityFacts['acknowledgedOrders']>[number][] = []
  const facts = async () => ({
    now: deps.clock(),
    initialStock,
    acknowledgedOrders,
    providerLedger: await shop.ledger(),
    providerTransfers: await shop.transfers(),
  })

  return {
    ...shop,
    openBooks: async () => {
      initialStock = await db.select({ productId: products.id, stock: products.stock }).from(products)
    },
    acknowledge: (key, { id: orderId, customerId, total }) => {
      acknowledgedOrders.push({ customerId, key, orderId, total })
    },
    finish: async () => {
      await shop.setFaults({})
      await shop.hasten()
      await sweepUntilQuiet(shop)
      await waitForJobs(db)
      // Mails and texts whose process was killed while it sent them.
      await sweepMails(deps)
      await sweepMessages(deps, textChannel)
      await waitForJobs(db)
    },
    facts,
    findings: async () => {
      const results = await runChecks(pool, await facts())
      return Object.fromEntries(
        results
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => [name, rows.slice(0, SHOWN_ROWS)]),
      )
    },
    close: async () => {
      await outbox.stop()
      await shop.close()
    },
  }
}

async function waitForJobs(db: Database): Promise<void> {
  if (!(await jobsAreDone(db, JOBS_TIMEOUT_MS))) throw new Error('the jobs are not done')
}

/** Forty minutes pass, then five at a time, until a sweep changes nothing. */
async function sweepUntilQuiet({ app, travel }: PayingShop): Promise<void> {
  travel(40)
  let before = await countWaiting(app)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    travel(5)
    await sweepPayments(app.deps)
    await sweepTransfers(app.deps)
    const after = await countWaiting(app)
    if (after.orders === 0 && after.unasked === 0 && after.payments === before.payments) return
    before = after
  }
  throw new Error(`still waiting: ${JSON.stringify(before)}`)
}

async function countWaiting({ db, deps }: PayingShop['app']) {
  const isUnpaid = and(
    eq(orders.paymentMethod, 'cinetpay'),
    ne(orders.paymentStatus, 'completed'),
    eq(orders.status, 'pending'),
  )
  return {
    orders: await db.$count(orders, isUnpaid),
    payments: await db.$count(payments, eq(payments.status, 'PENDING')),
    /** Failed ones that may have been accepted since. */
    unasked: (await listAttemptsToAsk(db, deps.clock(), MANY)).filter(({ status }) => status !== 'PENDING')
      .length,
  }
}
