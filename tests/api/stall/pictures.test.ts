import { once } from 'node:events'
import { get } from 'node:http'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { media } from '#database/schema/media.ts'
import { stallTasks } from '#server/stall/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { dataUrl, photo } from '#tests/support/makers/pictures.ts'
import { createProduct, createRevision } from '#tests/support/makers/products-and-orders.ts'
import { type S3Server, startS3Server } from '#tests/support/partners/s3-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

const tomatoes = {
  name: 'Tomates',
  description: 'Cueillies ce matin',
  category: 'maraichers' as const,
  price: '1500',
  unit: 'kg' as const,
  stock: 20,
}
let colour = 0
/** A picture that nobody sent before. */
const newPhoto = () => photo(`#${(++colour * 7).toString(16).padStart(6, '0')}`)

describe.each([
  ['in a folder', () => ({})],
  ['in a bucket', () => s3.env],
])('pictures kept %s', (_where, env) => {
  let app: TestApp
  let now = new Date()
  let yao: TestBrowser
  let awa: TestBrowser
  let vendors: Awaited<ReturnType<typeof createVendor>>[]
  const signIn = async () => {
    yao = await app.browser(vendors[0]!.userId)
    awa = await app.browser(vendors[1]!.userId)
  }

  beforeAll(async () => {
    app = await startTestApp({ env: env(), clock: () => now })
    vendors = [await createVendor(app.db), await createVendor(app.db)]
    await signIn()
  })
  afterAll(() => app.close())

  const upload = (image: unknown, who = yao) => who.tries.uploadPicture({ body: { image } })
  const sell = (images: unknown[], who = yao) =>
    who.tries.createVendorProduct({ body: { ...tomatoes, images } })
  const statusOf = async (url: string) => (await yao.fetch(url)).status
  const sweep = () => stallTasks(app.deps)['sweep-pictures']({})
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS)
    // Sessions end too.
    return signIn()
  }

  test('a film beside them is sent as one', async () => {
    await app.deps.storage.put('film.webm', Buffer.from('film'), 'video/webm')
    const answer = await yao.fetch('/attached_assets/film.webm')
    expect(answer.headers.get('content-type')).toBe('video/webm')
    expect(await answer.text()).toBe('film')
  })

  test('are sent one by one, then shown by their addresses at three widths, for ever', async () => {
    const sent = await upload(await newPhoto())
    expect(sent).toMatchObject({ status: 201, body: { width: 400, height: 300, color: expect.any(String) } })
    const { url } = sent.body
    for (const width of [1280, 640, 320]) {
      const answer = await yao.fetch(url.replace('-1280', `-${width}`))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP')
    }
    expect((await sell([url])).body).toMatchObject({ images: [url], pictures: [sent.body] })
  })

  test('are squares of a few kilobytes beside a name', async () => {
    const { url } = (await upload(await newPhoto())).body
    const face = url.replace('-1280', '-96')
    for (const _ of ['made', 'kept']) {
      const answer = await yao.fetch(face)
      expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBeLessThan(3_000)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
    }
    expect(await app.deps.storage.exists(face.replace('/attached_assets/', ''))).toBe(true)
  })

  test('that a browser has already are not sent again', async () => {
    const { url } = (await upload(await newPhoto())).body
    const etag = (await yao.fetch(url)).headers.get('etag')!
    // Not with fetch, which adds that it wants no kept answer.
    const [again] = await once(get(new URL(url, app.url), { headers: { 'if-none-match': etag } }), 'response')
    again.resume()
    expect(again.statusCode).toBe(304)
  })

  test.each([
    '/attached_assets/nobody-1280.webp',
    '/attached_assets/nobody-96.webp',
    '/attached_assets/..%2f..%2fetc%2fpasswd',
    '/attached_assets/',
  ])('%s is not there', async path => expect(await statusOf(path)).toBe(404))

  test('of another vendor may be shown only once everybody sees them', async () => {
    const { url } = (await upload(await newPhoto(), awa)).body
    expect(await sell([url])).toMatchObject({ status: 400, body: { code: 'image_unknown' } })
    const hers = (await sell([url], awa)).body
    expect((await sell([url])).status).toBe(400)
    await app.db.execute(sql`update products set status = 'active' where id = ${hers.id}`)
    expect((await sell([url])).status).toBe(201)
  })

  test('that two vendors send belong to both', async () => {
    const same = await newPhoto()
    const [mine, hers] = [await upload(same), await upload(same, awa)]
    expect(mine.body.url).toBe(hers.body.url)
    expect((await sell([mine.body.url])).status).toBe(201)
    expect((await sell([mine.body.url], awa)).status).toBe(201)
  })

  test.each([
    'https://ailleurs.example/tomate.jpg',
    '//ailleurs.example/tomate.jpg',
    '/etc/passwd',
    'tomate.jpg',
    'blob:https://amic.example/1',
    'data:image/png;base64,',
    'data:image/png;base64,!!!!',
    'data:image/png;base64,iVBORw0KGgo',
    'data:image/png',
    'data:,%E0%A4%A',
    '/attached_assets/nobody-1280.webp',
  ])('%s is no image of ours: 400', async image => {
    const { status, body } = await sell([image])
    expect(status).toBe(400)
    expect(body.message).toMatch(/image/i)
  })

  test.each(['', 7, null, 'tomate', '/attached_assets/x-1280.webp'])(
    '%j is nothing to send: 400',
    async image => {
      expect((await upload(image)).status).toBe(400)
    },
  )

  test('of a declared type are told by their bytes', async () => {
    const svg = dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')
    expect(await upload(svg)).toMatchObject({ status: 415, body: { code: 'image_unsupported' } })
    expect((await upload('data:image/svg+xml,%3Csvg/%3E')).status).toBe(415)
    expect((await upload((await newPhoto()).replace('image/png', 'text/html'))).status).toBe(201)
  })

  test('that nothing shows after a day are removed, row and files; others stay', async () => {
    const unused = (await upload(await newPhoto())).body.url
    const shown = (await upload(await newPhoto())).body.url
    await sell([shown])
    await later(23)
    await sweep()
    const files = (url: string) =>
      Promise.all([1280, 640, 320, 96].map(width => statusOf(url.replace('-1280', `-${width}`))))
    expect(await files(unused)).toEqual([200, 200, 200, 200])
    const recent = (await upload(await newPhoto())).body.url
    await later(2)
    await sweep()

    expect(await files(unused)).toEqual([404, 404, 404, 404])
    expect([...(await files(shown)), ...(await files(recent))]).toEqual(Array(8).fill(200))
    const rows = (await app.db.select({ url: media.url }).from(media)).map(row => row.url)
    expect(rows).not.toContain(unused)
    expect(rows).toEqual(expect.arrayContaining([shown, recent]))
    expect(await sell([unused])).toMatchObject({ status: 400, body: { code: 'image_unknown' } })
  })

  test('that the administration still compares with are kept', async () => {
    const { url, ...facts } = (await upload(await newPhoto())).body
    const product = await createProduct(app.db, { vendorId: vendors[0]!.id })
    await createRevision(app.db, product, { pictures: [{ url, ...facts }] }, now)
    await later(48)
    await sweep()
    expect(await statusOf(url)).toBe(200)
  })

  test('sent again while they are being removed are there in the end', async () => {
    const same = await newPhoto()
    const { url } = (await upload(same)).body
    await later(48)
    const [again] = await Promise.all([upload(same), sweep(), sweep()])
    expect(again.status).toBe(201)
    expect(await statusOf(url)).toBe(200)
    expect((await sell([url])).status).toBe(201)
  })
})

describe('limits', () => {
  let app: TestApp
  let yao: TestBrowser
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMITS: 'on', PICTURES_PER_HOUR: '3' } })
    yao = await app.browser((await createVendor(app.db)).userId)
  })
  afterAll(() => app.close())

  test('a vendor sends so many pictures an hour, its neighbour as many', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 5; sent++) {
      const answer = await yao.tries.uploadPicture({ body: { image: await newPhoto() } })
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    const awa = await app.browser((await createVendor(app.db)).userId)
    expect((await awa.tries.uploadPicture({ body: { image: await newPhoto() } })).status).toBe(201)
  })

  test('40 MB where pictures travel, 1 MB elsewhere', async () => {
    const awa = await app.browser((await createVendor(app.db)).userId)
    const padding = 'x'.repeat(2 * MEBIBYTE)
    const elsewhere = await awa.tries.sendContactMessage({ body: { padding } })
    expect(elsewhere).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect((await awa.tries.uploadPicture({ body: { image: 'data:', padding } })).status).toBe(400)
    const tooMuch = await awa.tries.uploadPicture({ body: { image: 'data:', padding: padding.repeat(21) } })
    expect(tooMuch).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })
})

test('a bucket that is gone answers 503, and the picture may be sent again', async () => {
  const bucket = await startS3Server()
  const app = await startTestApp({ env: bucket.env })
  const yao = await app.browser((await createVendor(app.db)).userId)
  const image = await newPhoto()
  const { url } = await yao.api.uploadPicture({ body: { image } })
  await bucket.close()
  const refused = await yao.tries.uploadPicture({ body: { image } })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await yao.get(url)).status).toBe(503)
  await app.close()
})

test('every table that points to pictures is known to the sweep', async () => {
  const app = await startTestApp()
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'media'::regclass order by 1`)
  expect(rows.map(({ name }) => name)).toEqual([
    'activity_media',
    'album_media',
    'face_proposals',
    'picture_uploads',
    'product_images',
    'vendors',
  ])
  await app.close()
})
