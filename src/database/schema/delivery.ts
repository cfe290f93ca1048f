import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
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
import { regionEnum, users, vendors } from './accounts.ts'
import { id, instant, isE164 } from './columns.ts'

/** A delivery area. Closed, never deleted: orders refer to it. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    region: regionEnum().notNull(),
    name: text().notNull(),
    isServed: boolean().notNull().default(true),
    /** Position among all zones, from 1. */
    position: integer().notNull(),
  },
  t => [
    uniqueIndex('zones_name_key').on(sql`lower(${t.name})`),
    // Deferred in `0002_tables-by-hand.sql`: moving one zone shifts others.
    unique('zones_position_key').on(t.position),
    check('zones_name_not_blank', sql`length(btrim(${t.name})) > 0`),
    check('zones_position_positive', sql`${t.position} > 0`),
  ],
)

/** Recipient and location of an address; the directions are a column of each table. */
export const placeColumns = () => ({
  recipientName: text(),
  /** Of the recipient. */
  phone: text(),
  zoneId: uuid().references(() => zones.id),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
})

type PlaceColumns = Record<'phone' | 'latitude' | 'longitude', SQLWrapper>

/** Check constraints for the columns of `placeColumns`, named after the table. */
export const placeChecks = (table: string, { phone, latitude, longitude }: PlaceColumns) => [
  check(`${table}_phone_e164`, isE164(phone)),
  check(`${table}_position_whole`, sql`(${latitude} is null) = (${longitude} is null)`),
  check(`${table}_position_on_earth`, sql`${isWithin(latitude, 90)} and ${isWithin(longitude, 180)}`),
]

const isWithin = (degrees: SQLWrapper, most: number): SQL =>
  sql`${degrees} between ${sql.raw(`-${most}`)} and ${sql.raw(String(most))}`

/** A customer's saved addresses. One entered as free text only has no zone and no directions. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** In one line. */
    address: text().notNull(),
    ...placeColumns(),
    directions: text(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    index('addresses_user_idx').on(t.userId),
    uniqueIndex('addresses_one_default_key').on(t.userId).where(sql`${t.isDefault}`),
    check('addresses_not_blank', sql`length(btrim(${t.label})) > 0 and length(btrim(${t.address})) > 0`),
    check('addresses_place_whole', sql`(${t.zoneId} is null) = (${t.directions} is null)`),
    ...placeChecks('addresses', t),
  ],
)

/** Weekdays on which a vendor delivers; rows without a vendor are the defaults, for vendors without rounds of their own. */
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

/** Zones of a round; a round without any serves all. */
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

/** Dates without any deliveries. */
export const closedDays = pgTable(
  'closed_days',
  {
    date: date().primaryKey(),
    name: text().notNull(),
  },
  t => [check('closed_days_name_not_blank', sql`length(btrim(${t.name})) > 0`)],
)
