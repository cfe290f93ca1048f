import pg from 'pg'
import { dayOf } from '#contract/day-of.ts'
import { fillOffice, ORDERS, USERS } from '../support/fill-office.ts'
import { type Figure, p95, type Scenario } from '../support/measure.ts'
import { signIn } from '../support/sign-in.ts'
import { figuresOf, ROUNDS, time, timeRequests } from '../support/time-requests.ts'

/** The one absolute limit of the benchmarks: the back office was promised answers within 50 ms with 100,000 orders. */
const MAX_MS = 50

/** Every list of the administration, with and without what narrows it. */
export const officeLists: readonly (readonly [name: string, path: string])[] = [
  ['orders', '/api/admin/orders'],
  ['orders, page 400', '/api/admin/orders?page=400'],
  ['orders, pending', '/api/admin/orders?status=pending'],
  ['orders, stale', '/api/admin/orders?stale=1'],
  ['orders, stranded', '/api/admin/orders?stranded=1'],
  ['orders, of a day', `/api/admin/orders?day=${dayOf(new Date())}`],
  [
    'orders, cash that is not there',
    '/api/admin/orders?paymentMethod=cash_on_delivery&paymentStatus=pending',
  ],
  ['orders, payment failed', '/api/admin/orders?paymentStatus=failed'],
  ['orders, by number', '/api/admin/orders?search=AMIC-050000'],
  ['orders, by a rare name', '/api/admin/orders?search=kone+12345'],
  ['orders, by a usual name', '/api/admin/orders?search=kouassi'],
  ['orders, by what all e-mails have', '/api/admin/orders?search=amic.example'],
  ['orders, by the end of a phone', '/api/admin/orders?search=4001'],
  ['orders, by nobody’s name', '/api/admin/orders?search=personne'],
  ['orders, by one letter', '/api/admin/orders?search=a'],
  ['users', '/api/admin/users'],
  ['users, vendors', '/api/admin/users?role=vendor'],
  ['users, by name', '/api/admin/users?search=ouattara'],
  ['users, by phone', '/api/admin/users?search=07+00+00+40+01'],
  ['users, by two letters', '/api/admin/users?search=aw'],
  ['users, by what all have', '/api/admin/users?search=amic.example'],
  ['vendors', '/api/admin/vendors'],
  ['vendors, by name', '/api/admin/vendors?search=ferme'],
  ['products', '/api/admin/products'],
  ['products, by name', '/api/admin/products?search=tomate'],
  ['products, pending', '/api/admin/products?status=pending'],
  ['products, to be judged', '/api/admin/products/pending'],
  ['reviews', '/api/admin/reviews'],
  ['reviews, by words', '/api/admin/reviews?search=emballe'],
  ['reviews, by nobody’s words', '/api/admin/reviews?search=personne'],
  ['payouts', '/api/admin/payouts'],
  ['refunds', '/api/admin/refunds?status=due'],
  ['messages', '/api/admin/messages'],
  ['messages, unread', '/api/admin/messages?unread=1'],
  ['messages sent', '/api/admin/deliveries'],
  ['messages sent, to one', '/api/admin/deliveries?search=banc-77712'],
  ['messages sent, of an order', '/api/admin/deliveries?search=AMIC-050000'],
  ['messages sent, to nobody', '/api/admin/deliveries?search=personne'],
  ['phases', '/api/admin/phases'],
  ['activities', '/api/admin/activities'],
  ['pages', '/api/admin/pages'],
  ['journal', '/api/admin/audit'],
  ['journal, of one person and action', '/api/admin/audit?actor=agent-3&action=order.status'],
  ['journal, a period', '/api/admin/audit?from=2020-01-01&to=2030-01-01&target=user'],
  ['what awaits', '/api/admin/todo'],
  ['search box', '/api/admin/search?q=kouassi'],
]

/** Every list of the administration, with some years of orders; the bare select tells what the machine can do. */
export const adminLists: Scenario = {
  title: `Administration lists with ${ORDERS / 1000},000 orders and ${USERS / 1000},000 users more`,
  async run({ url, databaseUrl, db }): Promise<Figure[]> {
    // Filling takes longer than a statement of the site may.
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: '-c statement_timeout=0' })
    try {
      await fillOffice(pool)
      const { cookie } = await signIn(db, 'admin')
      const figures: Figure[] = []
      for (const [name, path] of officeLists) {
        figures.push(...figuresOf(name, await timeRequests(`${url}${path}`, cookie), MAX_MS))
      }
      const bare: number[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        bare.push(await time(() => pool.query('select * from orders where serial = $1', [50_000 + round])))
      figures.push({ name: 'bare select by a key: p95', value: p95(bare), unit: 'ms' })
      return figures
    } finally {
      await pool.end()
    }
  },
}
