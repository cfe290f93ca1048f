import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { activeStatuses, MAX_WRONG_CODES, orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { isOnline, paymentMethodNames } from '#contract/payments/facts.ts'

/** Facts from outside of the database. A check whose fact is missing is skipped. */
export type IntegrityFacts = {
  /** Current time; the database's by default. */
  now?: Date
  /** Each product's stock before the first order. */
  initialStock?: readonly { productId: string; stock: number }[]
  /** Every order that was acknowledged to a customer, with its total in FCFA. */
  acknowledgedOrders?: readonly { customerId: string; key: string; orderId: string; total: string }[]
  /** The payment provider's transactions, in whole FCFA. */
  providerLedger?: readonly {
    id: string
    state: string
    amountFcfa: number
    /** Amount paid, if known. */
    paid?: { amountFcfa: number; currency: string } | undefined
  }[]
  /** The provider's transfers, in whole FCFA. */
  providerTransfers?: readonly { id: string; state: string; amountFcfa: number; phone: string }[]
}

export type CheckResult = {
  name: string
  /** The invariant, in French for the operator. */
  title: string
  isSkipped: boolean
  /** Violations. */
  rows: { subject: string; detail: string }[]
}

type Check = Pick<CheckResult, 'name' | 'title'> & { needs: string | undefined; query: string }

const HEADER = /^-- check (?<name>\w+)(?: needs (?<needs>\w+))?: (?<title>.+)$/m
const TIMEOUT = '5min'

/** The checks of checks.sql, in its order. */
export function readChecks(): Check[] {
  const file = readFileSync(new URL('checks.sql', import.meta.url), 'utf8')
  const [, ...parts] = file.split(/^(?=-- check )/m)
  return parts.map(query => {
    const { name = '', needs, title = '' } = HEADER.exec(query)?.groups ?? {}
    return { name, needs, title, query }
  })
}

/**
 * Runs all integrity checks in one read-only snapshot, without locks. On a live shop a violation that involves the provider's
 * transactions may be a payment in progress: it is gone a minute later.
 */
export async function runChecks(pool: pg.Pool, facts: IntegrityFacts = {}): Promise<CheckResult[]> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local statement_timeout = '${TIMEOUT}'`)
    const results = await runChecksOn(client, facts)
    await client.query('rollback')
    client.release()
    return results
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true)
    throw error
  }
}

/** Runs the checks within the transaction of a connection. */
export async function runChecksOn(client: pg.ClientBase, facts: IntegrityFacts = {}): Promise<CheckResult[]> {
  const known = await setFacts(client, facts)
  const results: CheckResult[] = []
  for (const { name, title, needs, query } of readChecks()) {
    const isSkipped = needs !== undefined && !known.has(needs)
    const rows = isSkipped ? [] : (await client.query<CheckResult['rows'][number]>(query)).rows
    results.push({ name, title, isSkipped, rows })
  }
  return results
}

/** Constants of the contract, so that no check repeats them. */
const contractConstants = {
  online_methods: paymentMethodNames.filter(isOnline),
  vendor_moves: orderStatuses.flatMap(from => orderStatusFacts[from].next.map(to => `${from}>${to}`)),
  statuses_under_way: activeStatuses,
  most_wrong_codes: [MAX_WRONG_CODES],
  statuses_to_prepare: orderStatuses.filter(status => orderStatusFacts[status].isToPrepare),
  statuses_that_need_money: orderStatuses.filter(status => orderStatusFacts[status].needsMoney),
}

/**
 * Stores the facts for the checks until the end of the transaction.
 * @returns the names of the facts that are known
 */
async function setFacts(client: pg.ClientBase, facts: IntegrityFacts): Promise<Set<string>> {
  await client.query(`select set_config('audit.now', coalesce($1::timestamptz, now())::text, true)`, [
    facts.now ?? null,
  ])
  for (const [name, words] of Object.entries(contractConstants)) {
    await client.query('select set_config($1, $2, true)', [`audit.${name}`, words.join(',')])
  }
  const lists = Object.entries({
    initial_stock: facts.initialStock,
    acknowledged_orders: facts.acknowledgedOrders,
    provider_ledger: facts.providerLedger,
    provider_transfers: facts.providerTransfers,
  }).filter(([, list]) => list !== undefined)
  for (const [name, list] of lists) {
    await client.query('select set_config($1, $2, true)', [`audit.${name}`, JSON.stringify(list)])
  }
  return new Set(lists.map(([name]) => name))
}
