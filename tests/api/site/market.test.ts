import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Market } from '#contract/site/market.schemas.ts'
import { vendors } from '#database/schema/accounts.ts'
import { zones } from '#database/schema/delivery.ts'
import { media } from '#database/schema/media.ts'
import { pickupPoints } from '#database/schema/pickup-points.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { createPicturedProduct, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
const market = async (): Promise<Market> => {
  const { status, body } = await visitor.tries.getMarket()
  expect(status).toBe(200)
  return body
}

let best: Awaited<ReturnType<typeof createVendor>>
let other: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  best = await createVendor(db, { businessName: 'Ferme Bonikro', rating: '4.5' }, { region: 'Bouaké' })
  other = await createVendor(db, { businessName: 'Ferme de Yao', rating: '3.0' }, { region: 'Bouaké' })
  const silent = await createVendor(
    db,
    { businessName: 'Rien à vendre', rating: '5.0' },
    { region: 'Bouaké' },
  )
  const somewhere = await createVendor(db, { businessName: 'Sans lieu' }, { region: null })
  for (const vendorId of [best.id, best.id, other.id, somewhere.id]) await createProduct(db, { vendorId })
  await createProduct(db, { vendorId: best.id, status: 'pending' })
  await createProduct(db, { vendorId: silent.id, status: 'out_of_stock' })
  const suspended = await createVendor(db, { status: 'suspended' }, { region: 'Man' })
  await createProduct(db, { vendorId: suspended.id })
  const [abidjan] = await db.select().from(zones).where(eq(zones.name, 'Cocody'))
  await createPickupPoint(db, { zoneId: abidjan!.id, name: 'Gare' })
  await createPickupPoint(db, { zoneId: abidjan!.id, name: 'Fermé', isActive: false })
})

test('the market counts what visitors may see, region by region', async () => {
  const served = await db.$count(zones, eq(zones.isServed, true))
  expect(await market()).toEqual({
    producerCount: 4,
    productCount: 4,
    zoneCount: served,
    pickupPointCount: 1,
    regions: [
      { region: 'Abidjan', producerCount: 0, pickupPointCount: 1 },
      { region: 'Bouaké', producerCount: 3, pickupPointCount: 0 },
    ],
    producers: [
      {
        id: best.id,
        businessName: 'Ferme Bonikro',
        region: 'Bouaké',
        rating: '4.50',
        productCount: 2,
        portraitUrl: null,
        picture: null,
      },
    ],
  })
})

test('a producer is shown by its face, and by what it sells', async () => {
  const { images } = await createPicturedProduct(db, { vendorId: best.id })
  const [face] = await db
    .insert(media)
    .values({ url: '/attached_assets/face-1280.webp', width: 400, height: 400, color: '#aabbcc' })
    .returning()
  await db.update(vendors).set({ portraitId: face!.id }).where(eq(vendors.id, best.id))
  await expect
    .poll(async () => (await market()).producers[0])
    .toMatchObject({ portraitUrl: face!.url, picture: { url: images[0] } })
})

test('what is kept of it is dropped when a producer or a pickup point comes or goes', async () => {
  await market()
  await db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.id, best.id))
  await expect.poll(async () => (await market()).producers.map(({ id }) => id)).toEqual([other.id])
  await db.update(pickupPoints).set({ isActive: true }).where(eq(pickupPoints.name, 'Fermé'))
  await expect.poll(async () => (await market()).pickupPointCount).toBe(2)
})
