import { eq } from 'drizzle-orm'
import { contract, type EndpointName } from '#contract/contract.ts'
import { activities, activityAlbums, albumMedia, projectPhases } from '#database/schema/activities.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { media } from '#database/schema/media.ts'
import { contactMessages, pages, pageVersions } from '#database/schema/pages.ts'
import { payments } from '#database/schema/payments.ts'
import { settings } from '#database/schema/settings.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor, proposeFace } from '#tests/support/makers/people.ts'
import { createPickupPoint, pickupBody } from '#tests/support/makers/pickup-points.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import {
  addPictures,
  createOrder,
  createProduct,
  createReview,
} from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** One call that succeeds: what the address and the body need, made beforehand. */
export type Example = { params?: Record<string, string>; body?: unknown }
type Make = (app: TestApp) => Promise<Example>

/** Sends an example, whoever it is that tries; what the address needs and the example does not name exists nowhere. */
export function sendExample(
  visitor: TestBrowser,
  name: EndpointName,
  { params = {}, body = {} }: Example,
  signal?: AbortSignal,
): Promise<Response> {
  const { method, path } = contract[name]
  const sent =
    method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return visitor.fetch(
    path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? newId()),
    { method, ...sent, ...(signal && { signal }) },
  )
}

/** A product of a vendor that a customer ordered; the order waits unless told. */
export async function sell({ db }: TestApp, fields: Partial<Parameters<typeof createOrder>[1]> = {}) {
  const vendor = await createVendor(db)
  const product = await createProduct(db, { vendorId: vendor.id, status: 'pending' })
  const { id: customerId } = await createCustomer(db)
  const order = await createOrder(db, {
    customerId,
    lines: [{ productId: product.id, quantity: 1 }],
    ...fields,
  })
  return { vendor, product, customerId, order }
}

const newAccount = () => ({ username: newId(), email: `${newId()}@amic.example`, password: 'gombo7' })

async function pendingVendor({ db }: TestApp): Promise<Example> {
  const { id } = await createVendor(db, { status: 'pending' })
  return { params: { id }, body: { status: 'approved' } }
}

async function makePhase({ db }: TestApp): Promise<string> {
  const [phase] = await db.insert(projectPhases).values({ name: 'Semis' }).returning()
  return phase!.id
}

async function makeAlbum(app: TestApp): Promise<{ id: string; phaseId: string }> {
  const phaseId = await makePhase(app)
  const [album] = await app.db.insert(activityAlbums).values({ phaseId, title: 'Pépinière' }).returning()
  return { id: album!.id, phaseId }
}

async function makePhotos(app: TestApp, count: number): Promise<{ albumId: string; photoIds: string[] }> {
  const { id: albumId } = await makeAlbum(app)
  const photoIds: string[] = []
  for (let position = 0; position < count; position += 1) {
    const picture = {
      url: `/attached_assets/${newId()}-1280.webp`,
      width: 1280,
      height: 960,
      color: '#a03020',
    }
    const [stored] = await app.db.insert(media).values(picture).returning()
    const [shown] = await app.db
      .insert(albumMedia)
      .values({ albumId, mediaId: stored!.id, url: picture.url, order: position })
      .returning()
    photoIds.push(shown!.id)
  }
  return { albumId, photoIds }
}

async function makeActivity({ db }: TestApp): Promise<string> {
  const [activity] = await db
    .insert(activities)
    .values({ title: 'Marché', description: '', status: 'a_venir' })
    .returning()
  return activity!.id
}

async function makePage({ db }: TestApp): Promise<string> {
  const slug = `page-${newId()}`
  await db.insert(pages).values({ slug, title: 'Nos foires', content: 'Bientôt' })
  return slug
}

/** An example of every call by which an administrator changes something. */
const onlineAndDelivered = {
  paymentMethod: 'cinetpay',
  status: 'delivered',
  paymentStatus: 'completed',
} as const

/** A transfer that another administrator made and that waits for approval. */
async function awaitingTransfer(app: TestApp): Promise<Example> {
  const { vendor } = await sell(app, onlineAndDelivered)
  await confirmNumber(app.db, vendor.id)
  const maker = await app.browser((await createAdmin(app.db)).id)
  const { transferSecondApprovalFcfa: usual } = app.deps.config
  app.deps.config.transferSecondApprovalFcfa = 0
  const { made } = await maker.api.makeTransfers({ body: { vendorIds: [vendor.id] } })
  app.deps.config.transferSecondApprovalFcfa = usual
  return { params: { id: made[0]!.id } }
}

export const adminActs: Partial<Record<EndpointName, Make>> = {
  createUser: async () => ({ body: newAccount() }),
  changeUser: async ({ db }) => ({
    params: { id: (await createCustomer(db)).id },
    body: { fullName: 'Aya Touré' },
  }),
  deleteUser: async ({ db }) => ({ params: { id: (await createCustomer(db)).id } }),
  setAdminVendorStatusAlias: pendingVendor,
  setAdminVendorStatus: pendingVendor,
  moderateFace: async ({ db }) => {
    const { id } = await createVendor(db)
    await proposeFace(db, id, { story: 'Trois générations sur la même terre' })
    return { params: { id }, body: { decision: 'approve' } }
  },
  setProductStatus: async app => {
    const { product } = await sell(app)
    await addPictures(app.db, product.id, 1)
    return { params: { id: product.id }, body: { status: 'active' } }
  },
  deleteAdminProduct: async ({ db }) => {
    const { id: vendorId } = await createVendor(db)
    return { params: { id: (await createProduct(db, { vendorId })).id } }
  },
  moderateReview: async app => {
    const { product, customerId } = await sell(app, { status: 'delivered' })
    const { id } = await createReview(app.db, { productId: product.id, customerId })
    return { params: { id }, body: { hidden: true, reason: 'Injurieux' } }
  },
  setOrderStatus: async app => ({
    params: { id: (await sell(app)).order.id },
    body: { status: 'confirmed' },
  }),
  cancelAdminParcel: async app => ({
    params: { id: (await sell(app)).order.parcels[0]!.id },
    body: { reason: 'Le producteur ne répond pas' },
  }),
  changeOrder: async app => ({
    params: { id: (await sell(app)).order.id },
    body: { deliveryDate: '2026-12-01' },
  }),
  decideProblem: async app => {
    const { order } = await sell(app, { status: 'delivered' })
    const id = await createProblem(app, order.id)
    return { params: { id }, body: { decision: 'refuse', reason: 'Hors sujet' } }
  },
  settleRefund: async app => {
    const { order } = await sell(app, { paymentMethod: 'cinetpay', status: 'cancelled' })
    const { id } = await createRefund(app.db, order)
    return { params: { id }, body: { status: 'done', reference: 'OM-1' } }
  },
  payVendor: async app => {
    const { vendor } = await sell(app, onlineAndDelivered)
    return { body: { vendorId: vendor.id, reference: newId() } }
  },
  makeTransfers: async app => {
    const { vendor } = await sell(app, onlineAndDelivered)
    await confirmNumber(app.db, vendor.id)
    return { body: { vendorIds: [vendor.id] } }
  },
  approveTransfer: awaitingTransfer,
  rejectTransfer: awaitingTransfer,
  transferRefund: async app => {
    const { order } = await sell(app, { paymentMethod: 'cinetpay', status: 'cancelled' })
    const refund = await createRefund(app.db, order)
    await app.db
      .update(payments)
      .set({ payerPhone: '+2250707000001' })
      .where(eq(payments.id, refund.paymentId))
    return { params: { id: refund.id } }
  },
  retryDispatch: async ({ db }) => {
    const [mail] = await db
      .insert(mails)
      .values({
        kind: 'account-created',
        about: { userId: newId() },
        recipient: 'awa@amic.example',
        dedupeKey: newId(),
        status: 'failed',
        createdAt: new Date(),
      })
      .returning()
    return { params: { kind: 'mail', id: mail!.id } }
  },
  markContactMessage: async ({ db }) => {
    const words = { name: 'Awa', email: 'awa@amic.example', subject: 'Bonjour', message: 'Bonjour' }
    const [message] = await db.insert(contactMessages).values(words).returning()
    return { params: { id: message!.id }, body: { read: true } }
  },
  createPage: async () => ({ body: { slug: `page-${newId()}`, title: 'Nos foires' } }),
  changePage: async app => ({ params: { slug: await makePage(app) }, body: { title: 'Nos marchés' } }),
  restorePageVersion: async app => {
    const slug = await makePage(app)
    const words = { title: 'Nos marchés', content: 'Hier', metaDescription: '', isPublished: false }
    const [version] = await app.db
      .insert(pageVersions)
      .values({ slug, ...words, createdAt: new Date() })
      .returning()
    return { params: { slug, id: version!.id } }
  },
  createZone: async () => ({ body: { region: 'Man', name: `Zone ${newId()}` } }),
  changeZone: async ({ db }) => ({
    params: { id: (await createZone(db)).id },
    body: { isServed: false },
  }),
  createPickupPoint: async ({ db }) => ({ body: pickupBody((await createZone(db)).id) }),
  changePickupPoint: async ({ db }) => ({
    params: { id: (await createPickupPoint(db)).id },
    body: { isActive: false },
  }),
  setHouseRounds: async () => ({ body: [{ weekday: 4, zoneIds: [], daysBefore: 2, beforeHour: 10 }] }),
  setClosedDays: async () => ({ body: [{ date: '2027-04-05', name: 'Lundi de Pâques' }] }),
  changeSettings: async ({ db }) => {
    const [set] = await db.select({ version: settings.version }).from(settings)
    return { body: { version: set?.version ?? 0, address: `Yopougon ${newId()}` } }
  },
  createPhase: async () => ({ body: { name: 'Semis' } }),
  changePhase: async app => ({ params: { id: await makePhase(app) }, body: { name: 'Récolte' } }),
  deletePhase: async app => ({ params: { id: await makePhase(app) } }),
  createAlbum: async app => ({ body: { phaseId: await makePhase(app), title: 'Pépinière' } }),
  changeAlbum: async app => {
    const { id, phaseId } = await makeAlbum(app)
    return { params: { id }, body: { phaseId, title: 'Récolte' } }
  },
  deleteAlbum: async app => ({ params: { id: (await makeAlbum(app)).id } }),
  addAlbumMedia: async app => ({
    params: { id: (await makeAlbum(app)).id },
    body: { url: await photo('#308050') },
  }),
  arrangeAlbum: async app => {
    const { albumId, photoIds } = await makePhotos(app, 2)
    const order = photoIds.toReversed().map(id => ({ id, caption: null }))
    return { params: { id: albumId }, body: { media: order } }
  },
  deleteAlbumMedia: async app => ({ params: { id: (await makePhotos(app, 1)).photoIds[0]! } }),
  createActivity: async () => ({ body: { title: 'Marché' } }),
  changeActivity: async app => ({ params: { id: await makeActivity(app) }, body: { title: 'Foire' } }),
  deleteActivity: async app => ({ params: { id: await makeActivity(app) } }),
}
