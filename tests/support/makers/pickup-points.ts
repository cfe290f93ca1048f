import type { Executor } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'
import { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'

type Opening = { weekday: number; from: string; to: string }

/** The body of a new pickup point in a zone. */
export const pickupBody = (zoneId: string, changes: Record<string, unknown> = {}) => ({
  name: `Point ${newId()}`,
  zoneId,
  address: '12 rue du Rail',
  directions: 'Guichet 3, à gauche de l’entrée',
  phone: '+225 27 20 30 40 50',
  openingHours: [{ weekday: 1, from: '08:00', to: '18:00' }],
  ...changes,
})

/** 8 h to 18 h on some weekdays. */
export const openOn = (...weekdays: number[]): Opening[] =>
  weekdays.map(weekday => ({ weekday, from: '08:00', to: '18:00' }))

/** Independent of the weekday on which a test runs. */
export const everyDay = openOn(1, 2, 3, 4, 5, 6, 7)

/** A pickup point, by default open from 8 h to 18 h from Monday to Saturday. */
export async function createPickupPoint(
  db: Executor,
  { openingHours, ...fields }: Partial<typeof pickupPoints.$inferInsert> & { openingHours?: Opening[] } = {},
): Promise<typeof pickupPoints.$inferSelect> {
  const [first] = await db.select({ id: zones.id }).from(zones).limit(1)
  const { openingHours: _, ...body } = pickupBody(first!.id)
  const [point] = await db
    .insert(pickupPoints)
    .values({ ...body, phone: '+2252720304050', ...fields })
    .returning()
  const hours = openingHours ?? openOn(1, 2, 3, 4, 5, 6)
  const rows = hours.map(({ weekday, from, to }) => ({
    pickupPointId: point!.id,
    weekday,
    opensAt: from,
    closesAt: to,
  }))
  if (rows.length > 0) await db.insert(pickupHours).values(rows)
  return point!
}

/** The columns of an order for pickup at a point. */
export const fetchedAt = ({ id, zoneId, name, address, directions }: typeof pickupPoints.$inferSelect) => ({
  deliveryMode: 'pickup' as const,
  zoneId,
  pickupPointId: id,
  pickupName: name,
  pickupAddress: address,
  directions,
})
