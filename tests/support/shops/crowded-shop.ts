import { MINUTE_MS } from '#contract/durations.ts'
import { activities, activityAlbums, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import { addresses, zones } from '#database/schema/delivery.ts'
import { favouriteProducers, favouriteProducts } from '#database/schema/favourites.ts'
import { mails } from '#database/schema/mails.ts'
import { contactMessages, pages } from '#database/schema/pages.ts'
import { payouts } from '#database/schema/payouts.ts'
import { transfers } from '#database/schema/transfers.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { createRefund, sendPart } from '#tests/support/makers/refunds.ts'
import type { TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

/** As long as people's own words get, and words in them that no line of a phone holds. */
const FARM = 'Coopérative agropastorale des productrices maraîchères de Yamoussoukro-Attiégouakro et Toumodi'
const PERSON = 'Marie-Emmanuelle-Christiane Kouassi-N’Guessan épouse Ouattara-Coulibaly'
const PRODUCT =
  'Tomates cœur-de-bœuf anciennes de plein champ, récoltées à la main le matin même, premier choix'
const EMAIL = 'marie-emmanuelle-christiane.kouassi-nguessan@cooperative-yamoussoukro.amic.example'
const PLACE =
  'Derrière la pharmacie Sainte-Marie-des-Grâces, troisième portail bleu après le château d’eau, Angré 8e tranche'

/** The longest that a price may be: a list of them is as wide as money gets. */
const PRICE = '1875250.00'

type Crowd = Awaited<ReturnType<typeof createPeople>>

async function createPeople({ db }: TestSite) {
  const vendor = await createVendor(
    db,
    { businessName: FARM, businessAddress: PLACE, description: `${PRODUCT}. ${PLACE}` },
    { fullName: PERSON, email: `vente.${EMAIL}`, phone: '+2250505060708' },
  )
  const customer = await createCustomer(db, { fullName: PERSON, email: EMAIL, username: EMAIL.slice(0, 50) })
  const admin = await createAdmin(db, { fullName: PERSON, username: `admin-${EMAIL}`.slice(0, 50) })
  const waiting = await createVendor(
    db,
    { businessName: `${FARM} 2`, status: 'pending' },
    { fullName: PERSON },
  )
  return { vendor, customer, admin, waiting }
}

/** Something to see on each screen of a shop, under the longest names, for the largest sums, in every state that money may be in. */
export async function openCrowdedShop(site: TestSite) {
  const people = await createPeople(site)
  const products = await sell(site, people)
  const orders = await order(site, people, products)
  await pay(site, people, orders)
  await say(site, people, products, orders)
  await plan(site, people, products)
  await site.db.update(pages).set({ isPublished: true })
  return { ...people, ...products, ...orders }
}

async function sell(site: TestSite, { vendor }: Crowd) {
  const put = (fields: object = {}) =>
    createProduct(site.db, {
      vendorId: vendor.id,
      name: PRODUCT,
      description: PLACE,
      price: PRICE,
      stock: 3,
      ...fields,
    })
  const product = await put()
  await paint(site, product.id, ['#c81e1e', '#166534'])
  const pending = await put({ status: 'pending' })
  await paint(site, pending.id, ['#16a34a'])
  await put({ status: 'rejected', rejectionReason: PLACE })
  return { product, pending }
}

async function order({ db }: TestSite, { customer }: Crowd, { product }: Awaited<ReturnType<typeof sell>>) {
  const buy = (fields: object, quantity = 3) =>
    createOrder(db, {
      customerId: customer.id,
      lines: [{ productId: product.id, quantity }],
      directions: PLACE,
      notes: PLACE,
      ...fields,
    })
  const online = { paymentMethod: 'cinetpay' } as const
  return {
    cash: await buy({}),
    unpaid: await buy({ ...online, createdAt: new Date(Date.now() - 5 * MINUTE_MS) }),
    owed: await buy({ ...online, status: 'delivered', paymentStatus: 'completed' }),
    cancelled: await buy({ ...online, status: 'cancelled' }),
    cancelledToo: await buy({ ...online, status: 'cancelled' }),
  }
}

type Orders = Awaited<ReturnType<typeof order>>

const transfer = (fields: Partial<typeof transfers.$inferInsert>): typeof transfers.$inferInsert => {
  const at = new Date()
  return {
    kind: 'payout',
    part: 1,
    amount: 1_500_000,
    status: 'sent',
    phone: '+2250701020304',
    operator: 'ORANGE_MONEY_CI',
    transactionId: `PAY-${newId().slice(-12).toUpperCase()}`,
    provider: 'cinetpay',
    providerApi: 'v1',
    createdAt: at,
    calledAt: at,
    endedAt: at,
    ...fields,
  }
}

async function pay({ db }: TestSite, { vendor, admin }: Crowd, { cancelled, cancelledToo }: Orders) {
  await confirmNumber(db, vendor.id)
  await createRefund(db, cancelledToo, {
    status: 'done',
    settledAt: new Date(),
    settledBy: admin.id,
    reference: `OM-${EMAIL}`,
  })
  await sendPart(db, await createRefund(db, cancelled), 1_200_000)
  const vendorId = vendor.id
  await db.insert(transfers).values([
    transfer({
      vendorId,
      status: 'failed',
      failure: 'Ce numéro n’a pas de compte mobile money auprès de cet opérateur.',
    }),
    transfer({ vendorId, status: 'awaiting_approval', createdBy: admin.id, calledAt: null, endedAt: null }),
    transfer({ vendorId }),
  ])
  await db.insert(payouts).values({ vendorId, amount: PRICE, reference: `VIR-${EMAIL}`, createdBy: admin.id })
}

async function say(
  site: TestSite,
  { customer, admin }: Crowd,
  { product }: { product: { id: string } },
  { owed }: Orders,
) {
  await createReview(site.db, { productId: product.id, customerId: customer.id, comment: PLACE })
  await createProblem(site, owed.id)
  await site.db
    .insert(contactMessages)
    .values({ name: PERSON, email: EMAIL, subject: PRODUCT, message: PLACE })
  await site.db.insert(mails).values({
    kind: 'order-confirmed',
    about: { orderId: owed.id },
    recipient: EMAIL,
    dedupeKey: newId(),
    status: 'failed',
    attempts: 3,
    error: `550 5.1.1 <${EMAIL}>: Recipient address rejected`,
    createdAt: new Date(),
    attemptedAt: new Date(),
    accountId: admin.id,
  })
}

async function plan({ db }: TestSite, { customer, vendor }: Crowd, { product }: { product: { id: string } }) {
  const createdAt = new Date()
  const userId = customer.id
  await db.insert(favouriteProducts).values({ userId, productId: product.id, createdAt })
  await db.insert(favouriteProducers).values({ userId, vendorId: vendor.id, createdAt })
  const [zone] = await db.select().from(zones).limit(1)
  await db
    .insert(addresses)
    .values({ userId, label: FARM.slice(0, 60), address: PLACE, zoneId: zone!.id, directions: PLACE })
  await createPickupPoint(db, { name: FARM, address: PLACE, directions: PLACE })
  const [phase] = await db.insert(projectPhases).values({ name: FARM, description: PLACE }).returning()
  await db
    .insert(activityAlbums)
    .values({ phaseId: phase!.id, title: PRODUCT, description: PLACE, location: PLACE })
  await db.insert(activities).values({ title: PRODUCT, description: PLACE, location: PLACE })
}
