import { inArray, type SQL, sql } from 'drizzle-orm'
import type { RoundOfDays } from '#contract/delivery/next-delivery-days.ts'
import { isUuid } from '#contract/is-uuid.ts'
import {
  compiledPerCount,
  compiledQuery,
  type Placeholders,
  placeholdersFor,
  valuesFor,
} from '#database/compiled-query.ts'
import type { Transaction } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { products } from '#database/schema/catalogue.ts'

/** A vendor's rounds, closed days and pause. */
export type VendorCalendar = {
  vendorId: string
  businessName: string
  /** The last day of its pause. */
  pausedUntil: string | null
  /** Its own, or the default ones. */
  rounds: RoundOfDays[]
}

const calendarsLocked = compiledPerCount(count =>
  compiledQuery(db =>
    prepareSql<VendorCalendar>(
      db,
      `calendars_lock_${count}`,
      sql`${calendarsOf(sql`select vendor_id from products where ${inArray(products.id, placeholdersFor('id', count))}`)} for key share of vendors`,
    ),
  ),
)

/**
 * The calendars of the vendors of these products, by vendor. Locks the vendors against a new pause; other updates of a vendor are
 * not blocked, and rounds are read unlocked.
 */
export async function lockCalendars(
  tx: Transaction,
  productIds: readonly string[],
): Promise<Map<string, VendorCalendar>> {
  const ids = productIds.filter(isUuid)
  return byVendor(await calendarsLocked(ids.length)(tx, valuesFor('id', ids)))
}

const calendarsRead = compiledQuery((db, at: Placeholders<{ vendorIds: readonly string[] }>) =>
  prepareSql<VendorCalendar>(
    db,
    'calendars_of_vendors',
    calendarsOf(sql`select unnest(${at.vendorIds}::uuid[])`),
  ),
)

/** Delivery calendars by vendor. */
export const listCalendars = async (
  tx: Transaction,
  vendorIds: readonly string[],
): Promise<Map<string, VendorCalendar>> => byVendor(await calendarsRead(tx, { vendorIds }))

const byVendor = ({ rows }: { rows: VendorCalendar[] }) => new Map(rows.map(row => [row.vendorId, row]))

const calendarsOf = (vendorIds: SQL): SQL => sql`
  select vendors.id as "vendorId", business_name as "businessName", paused_until as "pausedUntil", (
    select coalesce(json_agg(json_build_object(
      'weekday', weekday, 'daysBefore', days_before, 'beforeHour', before_hour,
      'zoneIds', (select coalesce(json_agg(zone_id), '[]') from round_zones where round_id = rounds.id)
    )), '[]')
    from rounds
    where vendor_id = vendors.id
      or vendor_id is null and not exists (select from rounds as own where own.vendor_id = vendors.id)
  ) as rounds
  from vendors where vendors.id in (${vendorIds})
  order by vendors.id`
