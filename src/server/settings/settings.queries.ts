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

/** What administrators have set; undefined before the first time. */
export async function findSettings(db: Executor) {
  const [row] = await settingsRead(db, {})
  return row
}
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>

/** What administrators have set of a limit, for a statement that counts by it; null before the first time. */
export const setLimit = (name: ShopLimit): SQL => sql`(select ${settings[name]} from ${settings})`

/** Until the transaction ends nobody else changes the settings, the first time too; everybody goes on reading them. */
export const lockSettings = (tx: Transaction) =>
  tx.execute(sql`lock table ${settings} in share row exclusive mode`)

/** Writes what changes; the rest of the row stays as it is. */
export async function writeSettings(
  tx: Transaction,
  changes: Partial<typeof settings.$inferInsert> & { version: number },
): Promise<void> {
  await tx.insert(settings).values(changes).onConflictDoUpdate({ target: settings.id, set: changes })
}

/** Writes hours in place of those of before. */
export async function replaceTeamHours(tx: Transaction, hours: readonly Opening[]): Promise<void> {
  await tx.delete(teamHours)
  const rows = hours.map(({ weekday, from, to }) => ({ weekday, opensAt: from, closesAt: to }))
  if (rows.length > 0) await tx.insert(teamHours).values(rows)
}

/** The products that the home page was told to show, in their order. */
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

/** Has each of these ids a product, which stays until the transaction ends? */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(products.id))
    .for('key share')
  return found.length === ids.length
}

/** Writes products in place of those of before, in this order. */
export async function replaceFeatured(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(featuredProducts)
  const rows = ids.map((productId, place) => ({ productId, position: place + 1 }))
  if (rows.length > 0) await tx.insert(featuredProducts).values(rows)
}
