import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { outageOf } from '#database/outage.ts'
import { addUpFigures } from '#server/analytics/add-up-figures.ts'
import { mailChannel } from '#server/notifications/channels.ts'
import { recordOutcome } from '#server/notifications/messages.queries.ts'
import { sweepPayments } from '#server/payments/sweep-payments.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { cookieHeader } from '#tests/support/http/browser.ts'
import { createCrowd } from '#tests/support/makers/crowd.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import type { Random } from '#tests/support/makers/random.ts'
import { findSteadyPort } from '#tests/support/servers/free-port.ts'
import { releaseJobsOfKilledWorkers } from '#tests/support/servers/jobs.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { type CheckedShop, type Findings, startCheckedShop } from '#tests/support/shops/checked-shop.ts'
import { contradictionsOf } from '#tests/support/shops/order-contradictions.ts'
import type { Faults } from '../../../src/cinetpay-simulator/faults.ts'

const VENDORS = 4
const FAULTS_LAST_MS = 150
const SWEEP_EVERY_MS = 5_000
const POLL_INTERVAL_MS = 100
/** Maximum lifetime of the killable server before it is killed during its work. */
const MAX_LIFETIME_MS = 6_000
/** Every n-th call goes to the killable server. */
const CALLS_PER_PROCESS = 3
/** What is sent to one person at once and needs no second administrator. */
const APPROVAL = { TRANSFER_SECOND_APPROVAL_FCFA: '4000' }

export type FaultedShop = Awaited<ReturnType<typeof openFaultedShop>>

/** Vendors with something to sell, and the cookies of everybody who does something. */
async function populate({ app }: CheckedShop, stocks: readonly number[], customerCount: number) {
  const { db } = app
  const vendors = await Promise.all(Array.from({ length: VENDORS }, () => createVendor(db)))
  const products = await Promise.all(
    vendors.flatMap(({ id: vendorId }) =>
      stocks.map(stock => createProduct(db, { vendorId, stock, price: '500.00' })),
    ),
  )
  for (const { id } of vendors) await confirmNumber(db, id)
  const cookieOf = async (userId: string) => cookieHeader((await app.browser(userId)).cookies)
  const cookies = {
    /** By the vendor's id. */
    vendors: new Map(
      await Promise.all(vendors.map(async ({ id, userId }) => [id, await cookieOf(userId)] as const)),
    ),
    admin: await cookieOf((await createAdmin(db)).id),
    /** Who approves what the other prepared. */
    otherAdmin: await cookieOf((await createAdmin(db)).id),
    customers: await createCrowd(db, customerCount),
  }
  return { products, cookies }
}

/** A second server of a shop, always at the same address. */
async function startKillable({ app, providerEnv }: CheckedShop) {
  const port = await findSteadyPort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...providerEnv,
    ...APPROVAL,
    DATA_DIR: await makeTemporaryFolder('faulted-shop'),
    DATABASE_URL: app.deps.config.databaseUrl!,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
  }
  let life = await startServerProcess(env)
  let kills = 0
  return {
    url,
    kills: () => kills,
    die: () => life.kill(),
    killAndRestart: async () => {
      await life.kill()
      kills += 1
      life = await startServerProcess(env)
    },
    stop: () => life.stop(),
  }
}

/** Sends calls to either server. No response may be 500; status 0 is no response. */
function takeCalls(shop: CheckedShop, killable: { url: string }) {
  /** Count of each response by call. */
  const answers = new Map<string, number>()
  let callCount = 0
  async function call(
    act: string,
    cookie: string,
    path: string,
    body?: unknown,
    method = 'POST',
    headers = {},
  ) {
    callCount += 1
    const site = callCount % CALLS_PER_PROCESS === 0 ? killable.url : shop.app.url
    const answer = await answerOf(site + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const kind = `${act} ${answer.status} ${answer.body.code ?? ''}`.trim()
    answers.set(kind, (answers.get(kind) ?? 0) + 1)
    expect(answer.status, JSON.stringify(answer.body)).not.toBe(500)
    return answer
  }
  return { call, answers }
}

/** On a slow machine no connection may be free in time: the sweep is retried later, as its job would be. */
function throwUnlessOutage(error: unknown): void {
  const errors = error instanceof AggregateError ? error.errors : [error]
  if (!errors.every(outageOf)) throw error
}

/** The result, or `otherwise` when a slow machine has no free connection in time. */
export const unlessOutage = <Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  asked.catch(error => {
    throwUnlessOutage(error)
    return otherwise
  })

/** Injects faults while `happens` runs: provider faults, kills, concurrent sweeps; somebody observes. */
function injectFaults(
  shop: CheckedShop,
  killable: { killAndRestart: () => Promise<void> },
  observer: { look: () => Promise<void> },
) {
  const { deps } = shop.app
  let isOver = false
  /** Changes the provider's faults repeatedly; half of the time there are none. */
  const spoil = async (random: Random) => {
    while (!isOver) {
      await shop.setFaults(random.chance(0.5) ? {} : faultsOf(random))
      await wait(FAULTS_LAST_MS)
    }
  }
  const kill = async (random: Random) => {
    while (!isOver) {
      await wait(random.below(MAX_LIFETIME_MS))
      await killable.killAndRestart()
    }
  }
  /** Sweeps concurrently while the clock advances five minutes every five seconds. */
  const sweep = async () => {
    const sweeps = [sweepPayments, sweepTransfers, addUpFigures]
    while (!isOver) {
      shop.travel(5)
      await Promise.all([...sweeps, ...sweeps].map(one => one(deps).catch(throwUnlessOutage)))
      await wait(SWEEP_EVERY_MS)
    }
  }
  const observe = async () => {
    while (!isOver) {
      await observer.look()
      await wait(POLL_INTERVAL_MS)
    }
  }
  return async (random: Random, happens: () => Promise<unknown>): Promise<void> => {
    const running = [spoil(random.fork(-1)), kill(random.fork(-2)), sweep(), observe()]
    try {
      await happens()
    } finally {
      isOver = true
      await Promise.all(running)
    }
  }
}

/** Reads the latest orders, and collects responses that are not consistent in themselves. */
function observeOrders(call: ReturnType<typeof takeCalls>['call'], cookie: string) {
  const seen: { subject: string; detail: string }[] = []
  const look = async () => {
    const { status, body } = await call('look', cookie, '/api/admin/orders?limit=20', undefined, 'GET')
    for (const order of status === 200 ? (body.items as Order[]) : [])
      for (const detail of contradictionsOf(order)) seen.push({ subject: order.id, detail })
  }
  return { seen, look }
}

/**
 * A shop with an unreliable provider and two servers, one of which is killed and restarted repeatedly.
 * @param stocks of the products of each vendor
 * @param customerCount who buy at the same time
 */
export async function openFaultedShop(stocks: readonly number[], customerCount: number) {
  /** How often each mail's job was carried out here. */
  const mailJobs = new Map<string, number>()
  // The text of mails has tests of its own: here it counts that each is sent once.
  const sendMail = async ({ mailId }: { mailId: string }) => {
    mailJobs.set(mailId, (mailJobs.get(mailId) ?? 0) + 1)
    await recordOutcome(shop.app.db, mailChannel, mailId, { status: 'sent', sentAt: new Date(), error: null })
  }
  const shop = await startCheckedShop('v2', { 'send-mail': sendMail }, APPROVAL)
  const { products, cookies } = await populate(shop, stocks, customerCount)
  await shop.openBooks()
  const killable = await startKillable(shop)
  const { call, answers } = takeCalls(shop, killable)
  const observer = observeOrders(call, cookies.otherAdmin)
  const withFaults = injectFaults(shop, killable, observer)
  return {
    ...shop,
    products,
    cookies,
    call,
    /** The id of one thing of a list of the administration; undefined of an empty one. */
    oneOf: async (random: Random, act: string, path: string): Promise<string | undefined> => {
      const { status, body } = await call(act, cookies.admin, path, undefined, 'GET')
      return status === 200 && body.items.length > 0
        ? random.pick(body.items as { id: string }[]).id
        : undefined
    },
    /** Injects faults while something happens, then lets everything finish. */
    underFaults: async (random: Random, happens: () => Promise<unknown>): Promise<void> => {
      await withFaults(random, happens)
      await killable.die()
      await releaseJobsOfKilledWorkers(shop.app.db)
      await shop.finish()
    },
    /** Integrity violations, and inconsistencies seen by the observer. */
    findings: async (): Promise<Findings> => ({
      ...(await shop.findings()),
      ...(observer.seen.length > 0 && { orders_of_one_moment: observer.seen }),
    }),
    sentTwice: () => [...mailJobs.values()].filter(times => times > 1),
    /** A summary, one line per call and response. */
    told: () => [
      `${mailJobs.size} mails, ${killable.kills()} kills`,
      ...[...answers].sort().map(([kind, count]) => `${count} × ${kind}`),
    ],
    close: async () => {
      await killable.stop()
      await shop.close()
    },
  }
}

/** The server may be down, or die while it answers. */
async function answerOf(address: string, request: RequestInit) {
  try {
    const response = await fetch(address, request)
    return { status: response.status, body: await response.json() }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    return { status: 0, body: {} }
  }
}

const faultsOf = (random: Random): Partial<Faults> => ({
  notification: random.pick(['sent', 'lost', 'doubled', 'late', 'out_of_order', 'forged']),
  answer: random.pick(['right', 'right', 'slow', 'dropped', 'error_500']),
  answerOf: random.pick(['initialise', 'check', 'transfer', 'transfer_check']),
  amount: random.pick(['right', 'right', 'right', 'wrong', 'other_currency']),
  acceptance: random.pick(['at_once', 'waiting_first', 'before_answer', 'after_refusal']),
  transfer: random.pick(['sent', 'sent', 'waiting', 'refused', 'insufficient', 'no_account']),
  lateMs: 200,
  slowMs: 100,
  waitingMs: 150,
})
