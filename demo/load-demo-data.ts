import { randomBytes } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { demoAccounts, demoApprover } from '#contract/accounts/demo-accounts.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Database, Transaction } from '#database/connect.ts'
import { faceProposals, users, vendors } from '#database/schema/accounts.ts'
import {
  activities,
  activityAlbums,
  activityMedia,
  albumMedia,
  projectPhases,
} from '#database/schema/activities.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { productImages, productRevisions, products } from '#database/schema/catalogue.ts'
import { addresses, rounds, roundZones, zones } from '#database/schema/delivery.ts'
import { media } from '#database/schema/media.ts'
import { orderEvents, orderItems, orders, parcels } from '#database/schema/orders.ts'
import { contactMessages, pages } from '#database/schema/pages.ts'
import { payments } from '#database/schema/payments.ts'
import { payoutNumbers } from '#database/schema/payout-numbers.ts'
import { payoutParcels, payouts } from '#database/schema/payouts.ts'
import { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'
import { problemItems, problemPictures, problems } from '#database/schema/problems.ts'
import { refunds } from '#database/schema/refunds.ts'
import { reviews } from '#database/schema/reviews.ts'
import { transferParcels, transfers } from '#database/schema/transfers.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import type { Storage } from '#server/media/public.ts'
import { makeActivities } from './activities/make-activities.ts'
import { makeAuditEvents, type Written } from './audit.ts'
import { makeRevisions } from './catalogue/make-revisions.ts'
import { hasDemoData } from './has-demo-data.ts'
import { daysBefore, idAt } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { type Demo, makeDemo } from './make-demo.ts'
import { makeMessages } from './messages.ts'
import { makePages, type PageTerms } from './pages/make-pages.ts'
import { faceOf, makeFaceProposals } from './people/faces.ts'
import { makeAddresses } from './people/make-customers.ts'
import { makeRounds } from './people/make-rounds.ts'
import type { ZoneIds } from './people/places.ts'
import { copyPicture } from './pictures/copy-pictures.ts'
import { type DemoPictures, storeDemoPictures } from './pictures/store-demo-pictures.ts'
import { seededRandom } from './random.ts'
import { writeSendings } from './sendings.ts'

type Deps = Partial<PageTerms> & {
  db: Database
  storage: Storage
  privateStorage: Storage
  clock: () => Date
  /** Receives one line after each step that lasts. */
  say?: (line: string) => void
  /** Pixels; fewer are quicker. 800 is sharp on a telephone and lets a first start stay short. */
  pictureWidth?: number | undefined
  /** May anybody enter its accounts? Nobody knows their passwords otherwise; so it is unless told. */
  knownPasswords?: boolean
}

type Passwords = Record<Role | 'others', string>
type Admin = { id: string; username: string }

/** Names that two starting processes agree on; any number would do. */
const lockKey = 20_250_307

/**
 * Fills an empty shop with producers, products, a year of orders, reviews, albums and pages, in one transaction.
 * The same instant gives the same shop; only the passwords' salts and the codes of delivery differ. Does nothing when it is already there.
 */
export async function loadDemoData({
  db,
  storage,
  privateStorage,
  clock,
  say = () => {},
  pictureWidth = 800,
  knownPasswords = false,
  cashAnswerHours = 72,
}: Deps): Promise<void> {
  if (await hasDemoData(db)) return
  const now = clock()
  const timed = stopwatch(say)
  const pictures = await timed('images dessinées', () =>
    storeDemoPictures({ storage, random: seededRandom('amic pictures'), now, width: pictureWidth }),
  )
  const passwords = await hashPasswords(knownPasswords)
  await timed('producteurs, commandes et pages écrits', () =>
    db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      if (await hasDemoData(tx)) return
      const admin = await writeAdmins(tx, passwords.admin, now)
      const zoneIds = await readZoneIds(tx)
      const demo = makeDemo(now, admin.id, zoneIds)
      await insertRows(tx, media, pictures.rows)
      await writePeople(tx, demo, { zoneIds, passwords, pictures, now })
      await writeCatalogue(tx, demo, pictures)
      await writePickupPoints(tx, demo)
      await writeOrders(tx, demo)
      await writeProblems(tx, demo, pictures, { storage, privateStorage })
      await writeSite(tx, demo, pictures, { admin, now, cashAnswerHours })
    }),
  )
  // What fills empty tables at once tells the planner what is in them now, not a minute later.
  await db.execute(sql`analyze`)
}

function stopwatch(say: (line: string) => void) {
  return async <T>(title: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work()
    say(`  ${title} en ${((performance.now() - begun) / 1000).toFixed(1).replace('.', ',')} s`)
    return result
  }
}

/** One password that nobody knows for all accounts, but for those that anybody may try. */
async function hashPasswords(knownPasswords: boolean): Promise<Passwords> {
  const others = await hashPassword(randomBytes(24).toString('base64'))
  const of = (role: Role) => (knownPasswords ? hashPassword(demoAccounts[role].password) : others)
  const [customer, vendor, admin] = await Promise.all([of('customer'), of('vendor'), of('admin')])
  return { customer, vendor, admin, others }
}

/** The demonstration's administrators; the first, or the one of that name that the configuration made. */
async function writeAdmins(tx: Transaction, passwordHash: string, now: Date): Promise<Admin> {
  const createdAt = daysBefore(now, 402)
  const random = seededRandom('amic admin')
  const fullNames = { [demoAccounts.admin.login]: 'Équipe AMIC', [demoApprover.login]: 'Trésorerie AMIC' }
  const admins = Object.entries(fullNames).map(([username, fullName]) => ({
    id: idAt(random, createdAt),
    username,
    email: `${username}@amic.example`,
    passwordHash,
    role: 'admin' as const,
    isDemonstration: true,
    fullName,
    phone: '+2252720000000',
    region: 'Abidjan' as const,
    createdAt,
  }))
  await tx.insert(users).values(admins).onConflictDoNothing()
  const [found] = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.username)
    .limit(1)
  if (!found) throw new Error('The name "admin" belongs to somebody who is not an administrator')
  return found
}

/** The zones that every shop begins with, by name. */
async function readZoneIds(tx: Transaction): Promise<ZoneIds> {
  const rows = await tx.select({ name: zones.name, id: zones.id }).from(zones)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

type PeopleNeeds = { zoneIds: ZoneIds; passwords: Passwords; pictures: DemoPictures; now: Date }

async function writePeople(
  tx: Transaction,
  { vendors: stalls, customers, numbers }: Demo,
  { zoneIds, passwords, pictures, now }: PeopleNeeds,
): Promise<void> {
  const [client] = customers
  await insertRows(tx, users, [
    ...customers.map(customer => ({
      ...customer,
      isDemonstration: true,
      passwordHash: customer === client ? passwords.customer : passwords.others,
      emailConfirmedAt: customer.createdAt ?? null,
    })),
    ...stalls.map(({ user }, index) => ({
      ...user,
      isDemonstration: true,
      passwordHash: index === 0 ? passwords.vendor : passwords.others,
    })),
  ])
  await insertRows(
    tx,
    vendors,
    stalls.map(stall => ({ ...stall.vendor, ...faceOf(stall, pictures) })),
  )
  await insertRows(tx, faceProposals, makeFaceProposals(stalls, pictures, daysBefore(now, 1)))
  const delivering = makeRounds(stalls, zoneIds)
  await insertRows(tx, rounds, delivering.rounds)
  await insertRows(tx, roundZones, delivering.roundZones)
  await insertRows(tx, payoutNumbers, numbers)
  if (client) await insertRows(tx, addresses, makeAddresses(seededRandom('amic addresses'), client, zoneIds))
}

async function writeCatalogue(
  tx: Transaction,
  { products: offered }: Demo,
  pictures: DemoPictures,
): Promise<void> {
  await insertRows(
    tx,
    products,
    offered.map(({ row }) => row),
  )
  const shown = new Map(
    offered.map((product, index) => {
      const sides = pictures.ofKind(product.kind)
      // Two stalls with the same kind do not show the same side first.
      return [product, index % 2 === 0 ? sides : sides.toReversed()]
    }),
  )
  await insertRows(
    tx,
    productImages,
    [...shown].flatMap(([{ row }, sides]) =>
      sides.map(({ id: mediaId }, position) => ({ productId: row.id, position, mediaId })),
    ),
  )
  await insertRows(
    tx,
    productRevisions,
    makeRevisions(offered, product => shown.get(product)!),
  )
}

async function writePickupPoints(tx: Transaction, { pickupPoints: points }: Demo): Promise<void> {
  await insertRows(
    tx,
    pickupPoints,
    points.map(({ region: _region, hours: _hours, ...point }) => point),
  )
  const hours = points.flatMap(({ id, hours }) => hours.map(opening => ({ ...opening, pickupPointId: id })))
  await insertRows(tx, pickupHours, hours)
}

async function writeOrders(
  tx: Transaction,
  { orders: year, payouts: sentOn, transfers: sent, reviews: written }: Demo,
): Promise<void> {
  await insertRows(tx, orders, year.orders)
  await tx.execute(sql`select setval('order_numbers', ${year.orders.length})`)
  await insertRows(tx, parcels, year.parcels)
  await insertRows(tx, orderItems, year.items)
  await insertRows(tx, orderEvents, year.events)
  await insertRows(tx, payments, year.payments)
  await insertRows(tx, refunds, year.refunds)
  await insertRows(tx, payouts, sentOn.payouts)
  await insertRows(tx, payoutParcels, sentOn.covered)
  await insertRows(tx, transfers, sent.transfers)
  await insertRows(tx, transferParcels, sent.carried)
  await tx.execute(sql`select carry_into_ledger()`)
  await insertRows(tx, reviews, written)
}

async function writeProblems(
  tx: Transaction,
  { products: offered, problems: told }: Demo,
  pictures: DemoPictures,
  storages: Pick<Deps, 'storage' | 'privateStorage'>,
): Promise<void> {
  await insertRows(tx, problems, told.problems)
  await insertRows(tx, problemItems, told.items)
  for (const { row, productId } of told.pictures) {
    const { kind } = offered.find(product => product.row.id === productId)!
    const [shown] = pictures.ofKind(kind)
    const { width, height } = shown!
    await copyPicture(storages, shown!, row.id)
    await insertRows(tx, problemPictures, [{ ...row, width, height }])
  }
}

/** In the place of the drafts that the start of a server left, but for what somebody has written since. */
async function writePages(tx: Transaction, written: Written['pages']): Promise<void> {
  for (const page of written) {
    await tx
      .insert(pages)
      .values(page)
      .onConflictDoUpdate({ target: pages.slug, set: page, setWhere: isNull(pages.updatedBy) })
  }
}

async function writeSite(
  tx: Transaction,
  demo: Demo,
  pictures: DemoPictures,
  { admin, now, ...terms }: PageTerms & { admin: Admin; now: Date },
): Promise<void> {
  const told = makeActivities(seededRandom('amic activities'), now, pictures)
  await insertRows(tx, projectPhases, told.phases)
  await insertRows(tx, activityAlbums, told.albums)
  await insertRows(tx, albumMedia, told.albumMedia)
  await insertRows(tx, activities, told.activities)
  await insertRows(tx, activityMedia, told.activityMedia)
  const written = {
    pages: await makePages(now, terms),
    messages: makeMessages(seededRandom('amic messages'), now),
  }
  await writePages(tx, written.pages)
  await insertRows(tx, contactMessages, written.messages)
  await insertRows(tx, auditEvents, makeAuditEvents(seededRandom('amic audit'), demo, written, admin, now))
  await writeSendings(tx, seededRandom('amic sendings'), demo, now)
}
