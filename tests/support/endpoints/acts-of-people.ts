import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/contract.ts'
import { dayOf } from '#contract/day-of.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import type { Role } from '#contract/endpoint.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { addresses } from '#database/schema/delivery.ts'
import { favouriteProducts } from '#database/schema/favourites.ts'
import { orderItems } from '#database/schema/orders.ts'
import { payoutNumberRequests } from '#database/schema/payout-numbers.ts'
import { listClosedDates } from '#server/delivery/public.ts'
import { hashOfTextCode } from '#server/money/public.ts'
import { actsOfProblems } from '#tests/support/endpoints/acts-of-problems.ts'
import { type Example, sell } from '#tests/support/endpoints/admin-acts.ts'
import { csvFile } from '#tests/support/makers/csv-stall.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createOrder, createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { codeAt, setUpFactor } from '#tests/support/security/second-factor.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** A call that succeeds for those whom its things belong to: their users. */
export type OwnedExample = Example & { owners: Partial<Record<Role, string>> }
type Make = (app: TestApp) => Promise<OwnedExample>

type Fields = Parameters<typeof sell>[1]

/** An order, with its customer and its vendor. */
async function makeOrder(app: TestApp, fields: Fields = {}) {
  const { order, product, vendor, customerId } = await sell(app, fields)
  const owners = { customer: customerId, vendor: vendor.userId }
  return { order, product, owners, params: { id: order.id } }
}

/** A parcel to prepare, and what its vendor has less in it. */
async function makeShortage(app: TestApp) {
  const vendor = await createVendor(app.db)
  const { id: customerId } = await createCustomer(app.db)
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id })
  const order = await createOrder(app.db, { customerId, lines: [{ productId, quantity: 3 }] })
  const items = await app.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  return {
    owners: { customer: customerId, vendor: vendor.userId },
    params: { id: order.parcels[0]!.id },
    body: { items: items.map(({ id }) => ({ id, quantity: 1 })), reason: 'Récolte perdue' },
  }
}

/** A customer or a vendor who awaits the link of another e-mail. */
async function awaitEmail(app: TestApp, userId: string): Promise<void> {
  await app.db
    .update(users)
    .set({ pendingEmail: `${newId()}@amic.example` })
    .where(eq(users.id, userId))
}

const awaitingAdmin: Make = async app => {
  const { id } = await createAdmin(app.db)
  await awaitEmail(app, id)
  return { owners: { admin: id } }
}

const asCustomer =
  (example: (app: TestApp, customer: string) => Example | Promise<Example>): Make =>
  async app => {
    const { id } = await createCustomer(app.db)
    return { owners: { customer: id }, ...(await example(app, id)) }
  }

const asVendor =
  (example: (app: TestApp, vendor: { id: string; userId: string }) => Example | Promise<Example>): Make =>
  async app => {
    const vendor = await createVendor(app.db)
    return { owners: { vendor: vendor.userId }, ...(await example(app, vendor)) }
  }

const ofAddress = asCustomer(async (app, userId) => {
  const [address] = await app.db
    .insert(addresses)
    .values({ userId, label: 'Domicile', address: 'Cocody' })
    .returning()
  return { params: { id: address!.id }, body: { label: 'Chez moi' } }
})

const ofOrder: Make = app => makeOrder(app)

const ofProduct = asVendor(async (app, { id: vendorId }) => ({
  params: { id: (await createProduct(app.db, { vendorId })).id },
  body: { price: '2000' },
}))

const ofFavourite = asCustomer(async app => {
  const { id: vendorId } = await createVendor(app.db)
  return { params: { kind: 'products', id: (await createProduct(app.db, { vendorId })).id } }
})

/** Somebody whose account is open on another device too. */
const withSession =
  (role: Role, make: (app: TestApp) => Promise<string>): Make =>
  async app => {
    const userId = await make(app)
    await app.browser(userId)
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, userId))
    return { owners: { [role]: userId }, params: { id: session!.id } }
  }
const customersSession = withSession('customer', async ({ db }) => (await createCustomer(db)).id)
const vendorsSession = withSession('vendor', async ({ db }) => (await createVendor(db)).userId)
const adminsSession = withSession('admin', async ({ db }) => (await createAdmin(db)).id)

type Staff = 'vendor' | 'admin'
const makeStaff = async ({ db }: TestApp, role: Staff) =>
  role === 'admin' ? (await createAdmin(db)).id : (await createVendor(db)).userId

/** Somebody who has begun to set up a second factor: the first code is asked next. */
const beginningFactor =
  (role: Staff, bodyOf: (code: string) => object): Make =>
  async app => {
    const userId = await makeStaff(app, role)
    const visitor = await app.browser(userId)
    const { body } = await visitor.post(`/api/${role}/second-factor`, { currentPassword: PASSWORD })
    return { owners: { [role]: userId }, body: bodyOf(codeAt(body.secret, app.deps.clock())) }
  }

/** Somebody who has one, and whose next session is to pass it. */
const passingFactor =
  (role: Staff): Make =>
  async app => {
    const userId = await makeStaff(app, role)
    const { recoveryCodes } = await setUpFactor(await app.browser(userId), role, app.deps.clock())
    return { owners: { [role]: userId }, body: { code: recoveryCodes[0] } }
  }

const ownPassword = { currentPassword: PASSWORD }

const passwords = { currentPassword: PASSWORD, newPassword: 'Igname-du-Bandama-7' }

/** An example of every call by which people change something of their own, or that speaks of a thing of theirs. */
export const actsOfPeople: Partial<Record<EndpointName, Make>> = {
  endCustomerSession: customersSession,
  endOtherCustomerSessions: customersSession,
  endVendorSession: vendorsSession,
  endOtherVendorSessions: vendorsSession,
  endAdminSession: adminsSession,
  endOtherAdminSessions: adminsSession,
  beginVendorSecondFactor: asVendor(() => ({ body: ownPassword })),
  confirmVendorSecondFactor: beginningFactor('vendor', code => ({ code })),
  passVendorSecondFactor: passingFactor('vendor'),
  removeVendorSecondFactor: beginningFactor('vendor', () => ownPassword),
  beginAdminSecondFactor: async app => ({
    owners: { admin: await makeStaff(app, 'admin') },
    body: ownPassword,
  }),
  confirmAdminSecondFactor: beginningFactor('admin', code => ({ code })),
  passAdminSecondFactor: passingFactor('admin'),
  removeAdminSecondFactor: beginningFactor('admin', () => ownPassword),
  changeCustomerProfile: asCustomer(() => ({ body: { fullName: 'Aya Touré' } })),
  changeCustomerPassword: asCustomer(() => ({ body: passwords })),
  askEmailConfirmation: asCustomer(() => ({})),
  cancelEmailChange: asCustomer(async (app, userId) => {
    await awaitEmail(app, userId)
    return {}
  }),
  chooseMessages: asCustomer(() => ({ body: { acceptsMessages: false } })),
  eraseAccount: asCustomer(() => ({ body: { password: PASSWORD } })),
  addAddress: asCustomer(() => ({ body: { label: 'Domicile', address: 'Cocody' } })),
  changeAddress: ofAddress,
  deleteAddress: ofAddress,
  addFavourite: ofFavourite,
  removeFavourite: async app => {
    const favourite = await ofFavourite(app)
    const mark = {
      userId: favourite.owners.customer!,
      productId: favourite.params!.id!,
      createdAt: new Date(),
    }
    await app.db.insert(favouriteProducts).values(mark)
    return favourite
  },
  placeOrder: asCustomer(async app => {
    const { id: vendorId } = await createVendor(app.db)
    const { id: productId } = await createProduct(app.db, { vendorId })
    return { body: orderBody([{ productId, quantity: 1 }]) }
  }),
  getOrder: ofOrder,
  getReceipt: ofOrder,
  followOrder: ofOrder,
  getReorder: ofOrder,
  getOrderShare: ofOrder,
  shareOrder: ofOrder,
  stopSharingOrder: async app => {
    const order = await makeOrder(app)
    const customer = await app.browser(order.owners.customer)
    await customer.api.shareOrder({ params: order.params })
    return order
  },
  changeOrderStatus: async app => ({ ...(await makeOrder(app)), body: { status: 'cancelled' } }),
  confirmCashPayment: async app => ({
    ...(await makeOrder(app, { status: 'delivered' })),
    body: { paymentStatus: 'completed' },
  }),
  lowerParcel: makeShortage,
  setParcelDay: async app => {
    const { order, owners } = await makeOrder(app)
    const closedDays = await listClosedDates(app.db, dayOf(new Date()))
    const plannedOn = movableDays(closedDays, new Date())[5]!
    return { owners, params: { id: order.parcels[0]!.id }, body: { plannedOn } }
  },
  cancelParcel: async app => {
    const { owners, params, body } = await makeShortage(app)
    await (await app.browser(owners.vendor)).api.lowerParcel({ params, body })
    return { owners: { customer: owners.customer }, params, body: {} }
  },
  ...actsOfProblems,
  initializePayment: async app => {
    const { order, owners } = await makeOrder(app, { paymentMethod: 'cinetpay' })
    return { owners, body: { orderId: order.id } }
  },
  changePaymentMethod: async app => ({
    ...(await makeOrder(app, { paymentMethod: 'cinetpay' })),
    body: { paymentMethod: 'cash_on_delivery' },
  }),
  reviewProduct: async app => {
    const { product, owners } = await makeOrder(app, { status: 'delivered' })
    return { owners, params: { id: product.id }, body: { rating: 5 } }
  },
  changeVendorProfile: asVendor(() => ({
    body: {
      username: `ferme-${newId()}`,
      fullName: 'Yao Kouassi',
      email: `${newId()}@amic.example`,
      phone: '+2250701020304',
      region: 'Daloa',
      businessName: 'Ferme de Yao',
      businessAddress: 'Route de Béoumi, Bouaké',
      currentPassword: PASSWORD,
    },
  })),
  setPause: asVendor(() => ({ body: { until: dayOf(new Date()) } })),
  setVendorRounds: asVendor(() => ({
    body: [{ weekday: 3, zoneIds: [], daysBefore: 1, beforeHour: 12 }],
  })),
  askPayoutNumber: asVendor(() => ({
    body: { phone: '+2250701020304', operator: 'ORANGE_MONEY_CI', currentPassword: PASSWORD },
  })),
  verifyPayoutNumber: asVendor(async (app, { id: vendorId }) => {
    const requestId = newId()
    await app.db.insert(payoutNumberRequests).values({
      vendorId,
      requestId,
      phone: '+2250701020304',
      operator: 'ORANGE_MONEY_CI',
      codeHash: hashOfTextCode(requestId, '123456'),
      expiresAt: new Date(Date.now() + 600_000),
    })
    return { body: { code: '123456' } }
  }),
  changeVendorPassword: asVendor(() => ({ body: passwords })),
  askAdminEmailConfirmation: awaitingAdmin,
  cancelAdminEmailChange: awaitingAdmin,
  askVendorEmailConfirmation: asVendor(async (app, { userId }) => {
    await awaitEmail(app, userId)
    return {}
  }),
  cancelVendorEmailChange: asVendor(async (app, { userId }) => {
    await awaitEmail(app, userId)
    return {}
  }),
  createVendorProduct: asVendor(async () => ({
    body: {
      name: 'Tomates',
      description: 'Mûres',
      category: 'maraichers',
      price: '1500',
      unit: 'kg',
      stock: 3,
      images: [await photo('#c03010')],
    },
  })),
  getVendorProduct: ofProduct,
  changeVendorProduct: ofProduct,
  duplicateVendorProduct: ofProduct,
  setVendorStocks: asVendor(async (app, { id: vendorId }) => {
    const { id, stock } = await createProduct(app.db, { vendorId })
    return { body: [{ id, stock: stock + 1, seen: stock }] }
  }),
  deleteVendorProduct: ofProduct,
  uploadPicture: asVendor(async () => ({ body: { image: await photo('#30c010') } })),
  importVendorProducts: asVendor(() => ({
    body: { csv: csvFile('Gombo;Frais;maraichers;500;kg;4'), dryRun: false },
  })),
  answerReview: async app => {
    const { product, owners } = await makeOrder(app, { status: 'delivered' })
    const { id } = await createReview(app.db, { productId: product.id, customerId: owners.customer })
    return { owners, params: { id }, body: { answer: 'Merci !' } }
  },
}
