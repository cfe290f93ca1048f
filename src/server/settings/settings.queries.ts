import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import type { ShopLimit } from '#contract/limits.ts'
import type { FeaturedProduct } from '#contract/settings/schemas.ts'
import { compiledQuery } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { featuredProducts, settings, teamHours } from '#database/schema/settings.ts'

const openingHours = sql<Opening[]>`coalesce((
  select json_agg(json_build_object(
    'weekday', ${teamHours.weekday},
    'from', to_char(${teamHours.opensAt}, 'HH24:MI'),
    'to', to_char(${teamHours.closesAt}, 'HH24:MI')
  ) order by ${teamHours.weekday}, ${teamHours.opensAt})
  from ${teamHours}), '[]')`

const settingsRead = compiledQuery(db =>
  db
    .select({
      version: settings.version,
      phone: settings.phone,
      whatsapp: settings.whatsapp,
      email: settings.email,
      supportEmail: settings.supportEmail,
      address: settings.address,
      hasOwnHours: settings.hasOwnHours,
      openingHours,
      isPhoneAlwaysAnswered: settings.isPhoneAlwaysAnswered,
      bannerText: settings.bannerText,
      bannerLink: settings.bannerLink,
      bannerFrom: settings.bannerFrom,
      bannerUntil: settings.bannerUntil,
      simulationNotice: settings.simulationNotice,
      openFcfaUnconfirmed: settings.openFcfaUnconfirmed,
      openFcfaConfirmed: settings.openFcfaConfirmed,
      ordersPerHour: settings.ordersPerHour,
      cashAnswerHours: settings.cashAnswerHours,
      textsPerNumber: settings.textsPerNumber,
    })
    .from(settings)
    .prepare('settings_read'),
)

/** The settings as stored; undefined before the first change. */
export async function findSettings(db: Executor) {
  const [row] = await settingsRead(db, {})
  return row
}
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>

/** Subquery: a limit as administrators set it, for statements that count by it; null before the first change. */
export const limitSetting = (name: ShopLimit): SQL => sql`(select ${settings[name]} from ${settings})`

/** Locks the settings against other changes until the transaction ends, also before their row exists; reads are not blocked. */
export const lockSettings = (tx: Transaction) =>
  tx.execute(sql`lock table ${settings} in share row exclusive mode`)

/** Writes the given columns; the others keep their values. */
export async function writeSettings(
  tx: Transaction,
  changes: Partial<typeof settings.$inferInsert> & { version: number },
): Promise<void> {
  await tx.insert(settings).values(changes).onConflictDoUpdate({ target: settings.id, set: changes })
}

/** Replaces the opening hours. */
export async function replaceTeamHours(tx: Transaction, hours: readonly Opening[]): Promise<void> {
  await tx.delete(teamHours)
  const rows = hours.map(({ weekday, from, to }) => ({ weekday, opensAt: from, closesAt: to }))
  if (rows.length > 0) await tx.insert(teamHours).values(rows)
}

/** The featured products of the home page, in order. */
export const listFeatured = (db: Executor): Promise<FeaturedProduct[]> =>
  db
    .select({
      id: products.id,
      name: products.name,
      isOnSale: sql<boolean>`${isPublic}`,
    })
    .from(featuredProducts)
    .innerJoin(products, eq(products.id, featuredProducts.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .orderBy(asc(featuredProducts.position))

/** Whether all of these products exist; keeps them from being deleted until the transaction ends (FOR KEY SHARE). */
export async function lockProductsForKeyShare(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(products.id))
    .for('key share')
  return found.length === ids.length
}

/** Replaces the featured products, in this order. */
export async function replaceFeatured(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(featuredProducts)
  const rows = ids.map((productId, place) => ({ productId, position: place + 1 }))
  if (rows.length > 0) await tx.insert(featuredProducts).values(rows)
}
