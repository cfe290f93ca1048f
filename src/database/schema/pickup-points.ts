import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, isE164 } from './columns.ts'
import { zones } from './delivery.ts'

/** A pickup point. Closed, never deleted: orders refer to it. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: id(),
    name: text().notNull(),
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
    address: text().notNull(),
    /** How to find it: entrance, landmark. */
    directions: text().notNull(),
    phone: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  t => [
    uniqueIndex('pickup_points_name_key').on(sql`lower(${t.name})`),
    check(
      'pickup_points_not_blank',
      sql`length(btrim(${t.name})) > 0 and length(btrim(${t.address})) > 0 and length(btrim(${t.directions})) > 0`,
    ),
    check('pickup_points_phone_e164', isE164(t.phone)),
  ],
)

/** Opening hours: none, one or several intervals per weekday. */
export const pickupHours = pgTable(
  'pickup_hours',
  {
    pickupPointId: uuid()
      .notNull()
      .references(() => pickupPoints.id, { onDelete: 'cascade' }),
    /** From Monday, 1, to Sunday, 7. */
    weekday: smallint().notNull(),
    opensAt: time().notNull(),
    closesAt: time().notNull(),
  },
  t => [
    primaryKey({ columns: [t.pickupPointId, t.weekday, t.opensAt] }),
    check('pickup_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('pickup_hours_in_order', sql`${t.opensAt} < ${t.closesAt}`),
  ],
)
