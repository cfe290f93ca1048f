import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#contract/media.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { hostilePictures } from '#tests/support/makers/hostile-pictures.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { dataUrl } from '#tests/support/makers/pictures.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { brokenTomatoes, deliver, openStall, type Stall } from '#tests/support/shops/problem-shop.ts'

let app: TestApp
let yao: TestBrowser
let fatou: TestBrowser
let user: Awaited<ReturnType<typeof createVendor>>['user']
let productId: string
let albumId: string
let activityId: string
let awa: TestBrowser
let stall: Stall
let order: Order

beforeAll(async () => {
  app = await startTestApp()
  const vendor = await createVendor(app.db)
  user = vendor.user
  yao = await app.browser(vendor.userId)
  fatou = await app.browser((await createAdmin(app.db)).id)
  productId = (await createProduct(app.db, { vendorId: vendor.id })).id
  const phaseId = (await fatou.tries.createPhase({ body: { name: 'Semis' } })).body.id
  albumId = (await fatou.tries.createAlbum({ body: { phaseId, title: 'Pépinière' } })).body.id
  activityId = (await fatou.tries.createActivity({ body: { title: 'Foire' } })).body.id
  const customerId = (await createCustomer(app.db)).id
  awa = await app.browser(customerId)
  stall = await openStall(app)
  order = await deliver(app, { customerId, customer: awa, stall })
})
afterAll(() => app.close())

const tomatoes = {
  name: 'Tomates',
  description: 'Cueillies ce matin',
  category: 'maraichers',
  price: '1500',
  unit: 'kg',
  stock: 20,
}

/** Every way for a picture to come in. */
const ways = {
  'a photo of a vendor': (image: string) => yao.tries.uploadPicture({ body: { image } }),
  'a new product': (image: string) =>
    yao.tries.createVendorProduct({ body: { ...tomatoes, images: [image] } }),
  'an edited product': (image: string) =>
    yao.tries.changeVendorProduct({ params: { id: productId }, body: { images: [image] } }),
  'the portrait of a vendor': (image: string) =>
    yao.tries.changeVendorProfile({
      body: {
        username: user.username,
        fullName: user.fullName,
        email: user.email,
        phone: '+2250505000001',
        region: 'Bouaké',
        businessName: 'Ferme de Yao',
        businessAddress: 'Route de Béoumi, Bouaké',
        portraitUrl: image,
      },
    }),
  'a picture of an administrator': (image: string) => fatou.tries.uploadAdminPicture({ body: { image } }),
  'an album': (image: string) => fatou.tries.addAlbumMedia({ params: { id: albumId }, body: { url: image } }),
  'a new activity': (image: string) =>
    fatou.tries.createActivity({ body: { title: 'Foire', media: [image] } }),
  'an edited activity': (image: string) =>
    fatou.tries.changeActivity({ params: { id: activityId }, body: { title: 'Foire', media: [image] } }),
  'a photo of a problem': (image: string) => awa.tries.uploadProblemPicture({ body: { image } }),
  'a new problem': (image: string) =>
    awa.tries.reportProblem({
      params: { id: order.id },
      body: brokenTomatoes(order, stall, { pictures: [image] }),
    }),
}

const hostile = (what: string) => hostilePictures.find(picture => picture.what === what)!.make()

/** What is sent, by the code of its refusal; made once. */
const pictures = {
  image_too_large: dataUrl(Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff)),
  image_unsupported: dataUrl(await hostile('SVG')),
  image_too_many_pixels: dataUrl(await hostile('PNG, 81 Mpx')),
  image_unreadable: dataUrl(await hostile('JPEG coupé')),
}

describe.each(Object.entries(ways))('%s', (_way, send) => {
  test.each(Object.entries(pictures))('is refused: %s', async (code, picture) => {
    expect((await send(picture)).body).toMatchObject({ code })
  })
})

test.each([
  'an edited product',
  'the portrait of a vendor',
  'an album',
  'a new activity',
  'an edited activity',
] as const)('%s shows no picture that nobody sent', async way => {
  const answer = await ways[way]('/attached_assets/absente-1280.webp')
  expect(answer).toMatchObject({ status: 400, body: { code: 'image_unknown' } })
})
