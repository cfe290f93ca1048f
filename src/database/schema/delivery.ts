import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { regionEnum, vendors } from './accounts.ts'
import { id } from './columns.ts'

/** Where AMIC delivers. A zone is closed, never deleted: orders name it. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    region: regionEnum().notNull(),
    name: text().notNull(),
    isServed: boolean().notNull().default(true),
    /** Its place among all zones, from 1. */
    position: integer().notNull(),
  },
  t => [
    uniqueIndex('zones_name_key').on(sql`lower(${t.name})`),
    // Deferred in its migration: moving one zone moves others.
    unique('zones_position_key').on(t.position),
    check('zones_name_not_blank', sql`length(btrim(${t.name})) > 0`),
    check('zones_position_positive', sql`${t.position} > 0`),
  ],
)

/** The weekdays on which a vendor delivers; those of nobody are the house's, for vendors without any. */
export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    vendorId: uuid().references(() => vendors.id, { onDelete: 'cascade' }),
    /** From Monday, 1, to Sunday, 7. */
    weekday: smallint().notNull(),
    daysBefore: smallint().notNull(),
    beforeHour: smallint().notNull(),
  },
  t => [
    index('rounds_vendor_idx').on(t.vendorId),
    check('rounds_weekday', sql`${t.weekday} between 1 and 7`),
    check('rounds_days_before', sql`${t.daysBefore} between 0 and 7`),
    check('rounds_before_hour', sql`${t.beforeHour} between 0 and 23`),
  ],
)

/** Where a round goes; one without any goes everywhere. */
export const roundZones = pgTable(
  'round_zones',
  {
    roundId: uuid()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    zoneId: uuid()
      .notNull()
      .references(() => zones.id),
  },
  t => [primaryKey({ columns: [t.roundId, t.zoneId] })],
)

/** Days on which nobody delivers. */
export const closedDays = pgTable(
  'closed_days',
  {
    date: date().primaryKey(),
    name: text().notNull(),
  },
  t => [check('closed_days_name_not_blank', sql`length(btrim(${t.name})) > 0`)],
)
