import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_FEATURED } from '#contract/settings/facts.ts'
import { products } from './catalogue.ts'

/** Settings changed by administrators: one row, or none yet. Null columns have the initial value. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    /** Increased with each change. */
    version: integer().notNull(),
    phone: text(),
    whatsapp: text(),
    email: text(),
    supportEmail: text(),
    address: text(),
    /** Whether `team_hours` replaces the initial hours, even when it has no rows. */
    hasOwnHours: boolean().notNull().default(false),
    isPhoneAlwaysAnswered: boolean().notNull().default(true),
    /** Null without a banner. */
    bannerText: text(),
    bannerLink: text(),
    bannerFrom: date(),
    bannerUntil: date(),
    simulationNotice: text(),
    openFcfaUnconfirmed: integer(),
    openFcfaConfirmed: integer(),
    ordersPerHour: integer(),
    cashAnswerHours: integer(),
    textsPerNumber: integer(),
  },
  t => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_version_positive', sql`${t.version} > 0`),
    check(
      'settings_phones',
      sql`${t.phone} ~ '^[+]225( [0-9]{2}){5}$' and ${t.whatsapp} ~ '^[+]225( [0-9]{2}){5}$'`,
    ),
    check('settings_emails', sql`${t.email} like '%_@_%' and ${t.supportEmail} like '%_@_%'`),
    check(
      'settings_not_blank',
      sql`length(btrim(${t.address})) > 0 and length(btrim(${t.bannerText})) > 0 and length(btrim(${t.simulationNotice})) > 0`,
    ),
    check(
      'settings_banner_whole',
      sql`${t.bannerText} is not null or num_nonnulls(${t.bannerLink}, ${t.bannerFrom}, ${t.bannerUntil}) = 0`,
    ),
    check('settings_banner_link', sql`${t.bannerLink} ~ '^(/|https://)'`),
    check('settings_banner_days', sql`${t.bannerFrom} <= ${t.bannerUntil}`),
    check(
      'settings_limits_positive',
      sql`${t.openFcfaUnconfirmed} > 0 and ${t.openFcfaConfirmed} > 0 and ${t.ordersPerHour} > 0
        and ${t.cashAnswerHours} > 0 and ${t.textsPerNumber} > 0`,
    ),
    check('settings_limits_in_order', sql`${t.openFcfaUnconfirmed} <= ${t.openFcfaConfirmed}`),
  ],
)

/** Opening hours of the team: none, one or several intervals per weekday. */
export const teamHours = pgTable(
  'team_hours',
  {
    /** From Monday, 1, to Sunday, 7. */
    weekday: smallint().notNull(),
    opensAt: time().notNull(),
    closesAt: time().notNull(),
  },
  t => [
    primaryKey({ columns: [t.weekday, t.opensAt] }),
    check('team_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('team_hours_in_order', sql`${t.opensAt} < ${t.closesAt}`),
  ],
)

/** The products featured on the home page. */
export const featuredProducts = pgTable(
  'featured_products',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint().notNull().unique('featured_products_position_key'),
  },
  t => [
    check('featured_products_position', sql`${t.position} between 1 and ${sql.raw(String(MAX_FEATURED))}`),
  ],
)
