import * as z from 'zod/mini'
import { categories } from '../catalogue/facts.ts'
import { Amount, blankable, Day, Id } from '../common.ts'
import { MAX_ROWS } from '../list-limits.ts'
import { orderStatuses } from '../orders/facts.ts'
import { regions } from '../regions.ts'

/**
 * The market's figures. Revenue is that of parcels delivered and paid; it counts when the order was placed.
 * `sales` are units of a product, parcels of anything else.
 */
export const Analytics = z.object({
  totalRevenue: Amount,
  /** All but the cancelled ones. */
  totalOrders: z.int(),
  /** The same of as long a time before the period; null where it has no beginning. */
  before: z.nullable(z.object({ totalRevenue: Amount, totalOrders: z.int() })),
  /** Approved, whatever the period. */
  totalVendors: z.int(),
  /** Active, whatever the period. */
  totalProducts: z.int(),
  ordersByStatus: z.array(z.object({ status: z.enum(orderStatuses), count: z.int() })),
  /** The last twelve months of Abidjan, this one included, the oldest first: "2026-11". */
  monthlyRevenue: z.array(z.object({ month: z.string(), revenue: Amount })),
  /** Of each day of thirty days or three months, the oldest first: "2026-11-28"; none of a longer period. */
  dailyRevenue: z.array(z.object({ day: Day, revenue: Amount })),
  /** The five of the greatest revenue. */
  topProducts: z.array(
    z.object({ id: Id, name: z.string(), businessName: z.string(), sales: z.int(), revenue: Amount }),
  ),
  topVendors: z.array(z.object({ id: Id, businessName: z.string(), sales: z.int(), revenue: Amount })),
  /** By the vendor's region, null where it has none; the greatest first. */
  byRegion: z.array(z.object({ region: z.nullable(z.enum(regions)), sales: z.int(), revenue: Amount })),
  /** In units, by the product's category; the greatest first. */
  byCategory: z.array(z.object({ category: z.enum(categories), sales: z.int(), revenue: Amount })),
})
export type Analytics = z.infer<typeof Analytics>

const CHOICE_INVALID = 'Cette sélection n’existe pas.'

/** Only these rows, by their ids with commas between them; all rows without it. */
const ChosenIds = z.pipe(
  z.pipe(
    z.string(CHOICE_INVALID),
    z.transform(text => text.split(',')),
  ),
  z
    .array(z.uuid(CHOICE_INVALID).check(z.toLowerCase()))
    .check(z.maxLength(MAX_ROWS, `Choisissez ${MAX_ROWS} lignes au plus.`)),
)

export const csv = {
  method: 'GET',
  access: ['admin'],
  query: z.object({ ids: blankable(ChosenIds) }),
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
} as const
