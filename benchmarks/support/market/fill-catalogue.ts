import type pg from 'pg'
import { regions } from '#contract/regions.ts'
import { withoutTriggers } from '../without-triggers.ts'
import {
  CUSTOMERS,
  PRODUCTS,
  PRODUCTS_PER_VENDOR,
  productId,
  REVIEWS,
  reviewId,
  userId,
  VENDORS,
  vendorId,
} from './ids.ts'

const quoted = (words: readonly string[]) => words.map(word => `'${word}'`).join(', ')

/**
 * People, stalls, products and reviews of a large market, in plain SQL. Producers are named after those of the demonstration and sell what
 * these sell, with their words and pictures: a market has few names, each of many.
 */
export async function fillCatalogue(pool: pg.Pool): Promise<void> {
  const announcing = {
    products: 'products_announce',
    product_images: 'product_images_announce',
    reviews: 'reviews_announce',
  }
  await withoutTriggers(pool, announcing, async () => {
    await fillPeople(pool)
    await fillProducts(pool)
    await fillReviews(pool)
  })
}

async function fillPeople(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into users (id, username, email, password_hash, role, full_name, phone, region)
    select ${userId('n')}, 'marche-' || n, 'marche-' || n || '@amic.example', 'none',
      (case when n <= ${VENDORS} then 'vendor' else 'customer' end)::role, 'Awa Koné ' || n,
      '+22507' || lpad(n::text, 8, '0'), (array[${quoted(regions)}])[1 + n % ${regions.length}]::region
    from generate_series(1, ${VENDORS + CUSTOMERS}) as n`)
  await pool.query(`
    with shown as (
      select row_number() over (order by id) - 1 as place, count(*) over () as size, business_name, business_address, description
      from vendors where status = 'approved'
    )
    insert into vendors (id, user_id, business_name, business_address, description, status)
    select ${vendorId('n')}, ${userId('n')}, business_name || ' ' || n, business_address, description, 'approved'
    from generate_series(1, ${VENDORS}) as n join shown on place = n % size`)
}

/** Every eighth price of a demonstration's product is asked by one of eight producers. */
const PRICES = 8

async function fillProducts(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create temporary table shown_products as
    select row_number() over (order by products.id) - 1 as place, products.*
    from products join vendors on vendors.id = vendor_id where products.status = 'active' and vendors.status = 'approved'`)
  // Of some hundred products each vendor sells every sixth, beginning elsewhere than its neighbour.
  await pool.query(`
    create temporary table sold_products as
    select ${productId('vendor', 'nth')} as id, vendor, nth,
      (vendor * 37 + nth * 6) % (select count(*) from shown_products) as place
    from generate_series(1, ${VENDORS}) as vendor, generate_series(0, ${PRODUCTS_PER_VENDOR - 1}) as nth`)
  await pool.query(`
    insert into products (id, vendor_id, name, description, category, price, unit, unit_weight_grams, stock, status, created_at)
    select sold.id, ${vendorId('vendor')}, name, description, category,
      greatest(5, 5 * round(price * (${PRICES} + vendor % ${PRICES}) / ${PRICES} / 5)), unit, unit_weight_grams, 100, 'active',
      now() - (${PRODUCTS} - vendor - nth * ${VENDORS}) * interval '5 minutes'
    from sold_products as sold join shown_products using (place) order by sold.id`)
  await pool.query(`
    insert into product_images (product_id, position, media_id)
    select sold.id, position, media_id from sold_products as sold
    join shown_products using (place) join product_images on product_id = shown_products.id`)
}

const A_PRODUCT = productId(`(1 + n % ${VENDORS})`, `n / ${VENDORS} % ${PRODUCTS_PER_VENDOR}`)
/** Nobody writes twice of one product. */
const ITS_CUSTOMER = `${VENDORS} + 1 + (n + n / ${PRODUCTS} * 13) % ${CUSTOMERS}`

async function fillReviews(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into reviews (id, product_id, customer_id, rating, comment, created_at)
    select ${reviewId('n')}, ${A_PRODUCT}, ${userId(ITS_CUSTOMER)}, 1 + (n * 7 + n / 11) % 5,
      'Très frais, bien emballé ' || n, now() - (${REVIEWS} - n) * interval '2 minutes'
    from generate_series(0, ${REVIEWS - 1}) as n`)
}
