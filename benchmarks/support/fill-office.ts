import type pg from 'pg'
import { withoutTriggers } from './without-triggers.ts'

export const USERS = 20_000
export const ORDERS = 100_000
const AUDIT_EVENTS = 50_000
const MESSAGES = 20_000
const REVIEWS = 20_000
const MAILS = 100_000

/** Ids that follow the number of their row, as those of the application follow the time. */
const id = (table: number, number: string) =>
  `('0000000${table}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/**
 * Writes what a few years of the market leave behind, in plain SQL: users with usual names, orders with their parcel, item
 * and first event, reviews, mails, messages, and a long journal. Nobody is told of it.
 */
export async function fillOffice(pool: pg.Pool): Promise<void> {
  await withoutTriggers(pool, { parcels: 'parcels_announce' }, () => writeOffice(pool))
  await pool.query('select carry_into_ledger()')
  // What autovacuum would do within minutes.
  await pool.query(`vacuum analyze`)
}

async function writeOffice(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into users (id, username, email, password_hash, full_name, phone, region, created_at)
    select ${id(1, 'n')}, 'banc-' || n, 'banc-' || n || '@amic.example', 'none',
      (array['Awa', 'Kofi', 'Adjoua', 'Yao', 'Fatou', 'Ibrahim', 'Mariam', 'Aya', 'Léa', 'Éric'])[1 + n % 10] || ' ' ||
      (array['Koné', 'Kouassi', 'Traoré', 'Ouattara', 'Diabaté', 'N’Guessan', 'Touré', 'Bamba', 'Zadi', 'Gbagbo',
        'Coulibaly', 'Yapi', 'Aka'])[1 + n % 13] || ' ' || n,
      '+22507' || lpad((n * 4001 % 100000000)::text, 8, '0'), 'Abidjan', now() - n * interval '1 hour'
    from generate_series(1, ${USERS}) as n`)
  await pool.query(`
    with stall as (
      select array_agg(id order by id) as ids, array_agg(vendor_id order by id) as vendors, count(*) as size
      from products where status = 'active'
    ), made as (
      insert into orders (id, customer_id, total, status, payment_method, payment_status, recipient_name, phone, directions,
        created_at)
      select ${id(2, 'n')}, users.id, 3000,
        (case when n % 100 < 80 then 'delivered' when n % 100 < 90 then 'cancelled' when n % 100 < 95 then 'shipped'
          when n % 100 < 98 then 'confirmed' else 'pending' end)::order_status,
        'cash_on_delivery', (case when n % 100 < 80 then 'completed' else 'pending' end)::payment_status,
        full_name, phone, 'Cocody, Abidjan', now() - (${ORDERS} - n) * interval '5 minutes'
      from generate_series(1, ${ORDERS}) as n join users on users.id = ${id(1, `1 + n * 7 % ${USERS}`)}
      returning id, status, payment_status, created_at
    ), numbered as (
      select made.*, ('x' || right(made.id::text, 12))::bit(48)::bigint as n from made
    ), packed as (
      insert into parcels (id, order_id, vendor_id, status, payment_status, subtotal, planned_on, created_at)
      select ${id(3, 'n')}, numbered.id, stall.vendors[1 + n % stall.size], status, payment_status, 3000,
        (created_at + interval '2 days')::date, created_at
      from numbered, stall
    ), filled as (
      insert into order_items (id, order_id, parcel_id, product_id, product_name, quantity, price)
      select ${id(4, 'n')}, numbered.id, ${id(3, 'n')}, stall.ids[1 + n % stall.size], 'Banc', 2, 1500
      from numbered, stall
    )
    insert into order_events (id, order_id, parcel_id, kind, actor, to_status, created_at)
    select ${id(5, 'n')}, id, ${id(3, 'n')}, 'status', 'customer', 'pending', created_at from numbered`)
  await pool.query(`
    insert into contact_messages (id, name, email, subject, message, read_at, created_at)
    select ${id(6, 'n')}, 'Banc', 'banc-' || n || '@amic.example', 'Sujet ' || n, 'Bonjour',
      case when n % 10 > 0 then now() end, now() from generate_series(1, ${MESSAGES}) as n`)
  await pool.query(`
    insert into audit_events (id, actor_username, action, target_type, target_id, before, after, created_at)
    select ${id(7, 'n')}, 'agent-' || n % 12, (array['order.status', 'product.active', 'user.changed'])[1 + n % 3],
      (array['order', 'product', 'user'])[1 + n % 3], n::text, '{"status": "pending"}', '{"status": "confirmed"}',
      now() - n * interval '10 minutes' from generate_series(1, ${AUDIT_EVENTS}) as n`)
  await pool.query(`
    with stall as (select array_agg(id order by id) as ids, count(*) as size from products where status = 'active')
    insert into reviews (id, product_id, customer_id, rating, comment, hidden_at, hidden_reason, created_at)
    select ${id(8, 'n')}, stall.ids[1 + n % stall.size], ${id(1, 'n')}, 1 + n % 5, 'Très frais, bien emballé ' || n,
      case when n % 50 = 0 then now() end, case when n % 50 = 0 then 'Hors sujet' end, now()
    from generate_series(1, ${REVIEWS}) as n, stall`)
  await pool.query(`
    insert into mails (id, kind, about, recipient, dedupe_key, status, subject, created_at, sent_at)
    select ${id(9, 'n')}, 'order-confirmed', '{}', 'banc-' || n || '@amic.example', 'banc-' || n,
      (case when n % 1000 = 0 then 'dropped' else 'sent' end)::mail_status, 'Commande', now(), now()
    from generate_series(1, ${MAILS}) as n`)
}
