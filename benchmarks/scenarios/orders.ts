import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { v7 } from 'uuid'
import type { Database } from '#database/connect.ts'
import { orderRequest } from '#tests/support/makers/crowd.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { type Figure, median, p95, type Scenario } from '../support/measure.ts'
import { send } from '../support/send.ts'
import { signIn } from '../support/sign-in.ts'
import { type StockedProduct, stockProducts } from '../support/stock-products.ts'

const MIN_RATIO = 0.3
const GOAL_RATIO = 0.5
const CLIENTS = 10
const ORDERS_PER_CLIENT = 60
/** The engine compiles what it finds busy: what is measured is a server that has been at work for a while. */
const WARMING_ROUNDS = 2
const ROUNDS = 3
const MAILS_WITHIN_MS = 300_000

type Buyer = { id: string; cookie: string }
type Stage = { url: string; pool: pg.Pool; db: Database; buyers: Buyer[]; products: StockedProduct[] }

async function orderOverHttp({ url }: Stage, buyer: Buyer, product: StockedProduct): Promise<void> {
  const line = { productId: product.id, quantity: 1, price: product.price }
  const { headers, ...rest } = orderRequest(buyer.cookie, orderBody([line]))
  const answer = await send(url, {
    path: '/api/orders',
    headers: { ...headers, 'accept-encoding': 'gzip' },
    ...rest,
  })
  if (answer !== '201') throw new Error(`order refused: ${answer}`)
}

/** The same rows, written as plainly as SQL allows. */
async function orderInSql({ pool }: Stage, buyer: Buyer, product: StockedProduct): Promise<void> {
  const [orderId, parcelId] = [v7(), v7()]
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into idempotency_keys (customer_id, key, body_hash, order_id) values ($1, $2, $3, $4)`,
      [buyer.id, v7(), randomBytes(32), orderId],
    )
    await client.query(`update products set stock = stock - 1 where id = $1 and stock >= 1`, [product.id])
    await client.query(
      `insert into orders (id, customer_id, total, payment_method, directions) values ($1, $2, $3, 'cash_on_delivery', 'Cocody')`,
      [orderId, buyer.id, product.price],
    )
    await client.query(`insert into parcels (id, order_id, vendor_id, subtotal) values ($1, $2, $3, $4)`, [
      parcelId,
      orderId,
      product.vendorId,
      product.price,
    ])
    await client.query(
      `insert into order_items (id, order_id, parcel_id, product_id, product_name, quantity, price) values ($1, $2, $3, $4, 'Banc', 1, $5)`,
      [v7(), orderId, parcelId, product.id, product.price],
    )
    await client.query(
      `insert into order_events (id, order_id, parcel_id, kind, actor, actor_id, to_status) values ($1, $2, $3, 'status', 'customer', $4, 'pending')`,
      [v7(), orderId, parcelId, buyer.id],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

type Act = (stage: Stage, buyer: Buyer, product: StockedProduct) => Promise<void>

async function round(stage: Stage, act: Act): Promise<{ perSecond: number; durationsMs: number[] }> {
  const durationsMs: number[] = []
  const startedMs = performance.now()
  await Promise.all(
    stage.buyers.map(async (buyer, i) => {
      for (let n = 0; n < ORDERS_PER_CLIENT; n += 1) {
        const orderedMs = performance.now()
        await act(stage, buyer, stage.products[i % stage.products.length]!)
        durationsMs.push(performance.now() - orderedMs)
      }
    }),
  )
  const seconds = (performance.now() - startedMs) / 1000
  return { perSecond: durationsMs.length / seconds, durationsMs }
}

type Round = Awaited<ReturnType<typeof round>> & { perSecondWithMails: number }

/** What orders leave to do afterwards, mails above all, is waited for: it is not to slow what is measured next. */
async function ourRound(stage: Stage): Promise<Round> {
  const startedMs = performance.now()
  const ours = await round(stage, orderOverHttp)
  if (!(await jobsAreDone(stage.db, MAILS_WITHIN_MS))) throw new Error('the mails of the orders do not leave')
  const seconds = (performance.now() - startedMs) / 1000
  return { ...ours, perSecondWithMails: ours.durationsMs.length / seconds }
}

/** Orders through the whole server, against the bare transaction with the same writes. */
export const orders: Scenario = {
  title: 'Orders, against a bare SQL transaction with the same writes',
  async run({ url, databaseUrl, db }): Promise<Figure[]> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS })
    try {
      const buyers = await Promise.all(Array.from({ length: CLIENTS }, () => signIn(db, 'customer')))
      const stage = { url, pool, db, buyers, products: await stockProducts(db, CLIENTS) }
      for (let n = 0; n < WARMING_ROUNDS; n += 1) await ourRound(stage)
      const rounds: { ours: Round; bare: Awaited<ReturnType<typeof round>> }[] = []
      while (rounds.length < ROUNDS)
        rounds.push({ ours: await ourRound(stage), bare: await round(stage, orderInSql) })
      const middle = (read: (figures: (typeof rounds)[number]) => number) => median(rounds.map(read))
      return [
        {
          name: 'orders: ratio',
          value: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
          unit: 'ratio',
          atLeast: MIN_RATIO,
          goal: { atLeast: GOAL_RATIO },
        },
        { name: 'orders: ours', value: middle(({ ours }) => ours.perSecond), unit: '/s' },
        { name: 'orders: bare', value: middle(({ bare }) => bare.perSecond), unit: '/s' },
        { name: 'orders: ours, p95', value: p95(rounds.flatMap(({ ours }) => ours.durationsMs)), unit: 'ms' },
        {
          name: 'orders: ours, until their mails have left',
          value: middle(({ ours }) => ours.perSecondWithMails),
          unit: '/s',
        },
      ]
    } finally {
      await pool.end()
    }
  },
}
