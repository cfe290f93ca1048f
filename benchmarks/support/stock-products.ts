import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'

export type StockedProduct = { id: string; vendorId: string; price: string }

/** Gives plenty to as many products that can be ordered, of as many vendors as there are: nobody waits for a row or finds it sold out. */
export async function stockProducts(db: Database, count: number): Promise<StockedProduct[]> {
  const { rows } = await db.execute<StockedProduct>(sql`
    update products set stock = 1000000 where id in (
      select products.id from products join vendors on vendors.id = vendor_id
      where products.status = 'active' and vendors.status = 'approved'
        and (vendors.paused_until is null or vendors.paused_until < current_date)
      order by row_number() over (partition by vendor_id order by products.id), products.id limit ${count})
    returning id, vendor_id as "vendorId", price`)
  if (rows.length < count) throw new Error(`only ${rows.length} products can be ordered`)
  return rows
}
