import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { vendors } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { media } from '#database/schema/media.ts'
import { stallTasks } from '#server/stall/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createVendor, proposeFace } from '#tests/support/makers/people.ts'
import { dataUrl, newPhoto } from '#tests/support/makers/pictures.ts'
import { createPicturedProduct, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let now = new Date()
let visitor: TestBrowser
let fatou: TestBrowser
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  visitor = await app.browser()
  fatou = await app.browser((await createAdmin(app.db)).id)
})
afterAll(() => app.close())

let vendor: Awaited<ReturnType<typeof createVendor>>
let yao: TestBrowser
beforeEach(async () => {
  vendor = await createVendor(app.db, { description: 'Igname et gombo' }, { phone: '+2250505000001' })
  yao = await app.browser(vendor.userId)
})

const body = (changes: Record<string, unknown>, { user } = vendor) => ({
  username: user.username,
  fullName: user.fullName,
  email: user.email,
  phone: '+2250505000001',
  region: 'Bouaké',
  businessName: 'Ferme de Yao',
  businessAddress: 'Route de Béoumi, Bouaké',
  ...changes,
})
const write = (changes: Record<string, unknown>) => yao.tries.changeVendorProfile({ body: body(changes) })
const shown = () => visitor.api.getProducer({ params: { id: vendor.id } })
const decide = (decision: Record<string, unknown>) =>
  fatou.tries.moderateFace({ params: { id: vendor.id }, body: decision })
const face = {
  story: 'Trois générations cultivent la même terre.\nNous vendons ce que nous mangeons.',
  since: 1987,
  methods: ['Sans engrais chimique', 'Cueilli à la main'],
}

describe('the face of a stall', () => {
  test('is read back by who wrote it, and seen by visitors once it is approved', async () => {
    const before = await shown()
    expect(before).toMatchObject({ story: '', since: null, methods: [], portraitUrl: null, cover: null })
    const [portraitUrl, coverUrl] = [await newPhoto(), await newPhoto()]
    const written = await write({ ...face, portraitUrl, coverUrl, businessName: 'Ferme Bonikro' })
    expect(written).toMatchObject({
      status: 200,
      body: {
        ...face,
        businessName: 'Ferme Bonikro',
        certifiedMethods: [],
        portraitUrl: expect.stringMatching(/^\/attached_assets\/\w+-1280\.webp$/),
        pendingFace: { ...face, businessName: 'Ferme Bonikro', isRejected: false, rejectionReason: null },
      },
    })
    expect(written.body.pendingFace!.portraitUrl).toBe(written.body.portraitUrl)
    expect(await yao.api.getVendorProfile()).toEqual(written.body)
    expect(await shown()).toEqual(before)

    expect((await decide({ decision: 'approve' })).status).toBe(200)
    const after = await shown()
    expect(after).toMatchObject({ ...face, businessName: 'Ferme Bonikro', certifiedMethods: [] })
    expect(after.portraitUrl).toBe(written.body.portraitUrl)
    expect(after.cover).toMatchObject({ url: written.body.coverUrl, width: 400, height: 300 })
    expect(await yao.api.getVendorProfile()).toMatchObject({ ...face, pendingFace: null })
  })

  test('looks from its products as soon as it is approved, and not before', async () => {
    await createProduct(app.db, { vendorId: vendor.id })
    const onProducts = async () => {
      const { items } = await visitor.api.listProducts({ query: { vendorId: vendor.id } })
      return items.map(product => product.vendor.portraitUrl)
    }
    const { portraitUrl } = (await write({ portraitUrl: await newPhoto() })).body
    expect(await onProducts()).toEqual([null])
    await decide({ decision: 'approve' })
    await expect.poll(onProducts).toEqual([portraitUrl])
  })

  test('leaves what is not sent as it was, and takes away what is null or empty', async () => {
    await write({ ...face, portraitUrl: await newPhoto() })
    await decide({ decision: 'approve' })
    const kept = await write({ story: 'Une autre' })
    expect(kept.body).toMatchObject({ ...face, story: 'Une autre', portrait: { width: 400 } })
    const emptied = await write({ story: '', since: null, methods: [], portraitUrl: null })
    expect(emptied.body).toMatchObject({ story: '', since: null, methods: [], portrait: null })
    expect((await shown()).portrait).not.toBeNull()
    await decide({ decision: 'approve' })
    expect(await shown()).toMatchObject({ story: '', since: null, methods: [], portrait: null })
  })

  test('written back as visitors see it, or written without a change, awaits nothing', async () => {
    expect((await write({})).body.pendingFace).toBeNull()
    await write({ story: 'Nouvelle' })
    expect((await write({ story: '' })).body.pendingFace).toBeNull()
    expect(await decide({ decision: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'face_not_pending' },
    })
  })

  test('rejected, keeps what was written and the reason, until it is written anew', async () => {
    await write({ story: 'Appelez-moi' })
    const reason = 'Votre numéro ne se met pas dans l’histoire.'
    const decided = await decide({ decision: 'reject', reason })
    expect(decided.body).toMatchObject({
      face: { story: '' },
      pendingFace: { story: 'Appelez-moi', isRejected: true, rejectionReason: reason },
    })
    expect((await write({ story: 'Appelez-moi' })).body.pendingFace).toMatchObject({
      isRejected: true,
      rejectionReason: reason,
    })
    expect(await decide({ decision: 'approve' })).toMatchObject({ body: { code: 'face_not_pending' } })
    expect((await write({ story: 'Trois générations' })).body.pendingFace).toMatchObject({
      isRejected: false,
      rejectionReason: null,
    })
    expect((await decide({ decision: 'approve' })).status).toBe(200)
    expect((await shown()).story).toBe('Trois générations')
  })

  test('is not decided on when it is another by now or none was seen, nor of a vendor that is none', async () => {
    const { body: read } = await write({ story: 'Un' })
    now = new Date(now.getTime() + 1000)
    await write({ story: 'Deux' })
    for (const proposedAt of [read.pendingFace!.proposedAt, null])
      expect(await decide({ decision: 'approve', certifiedMethods: [], proposedAt })).toMatchObject({
        status: 409,
        body: { code: 'face_changed' },
      })
    expect((await shown()).story).toBe('')
    const elsewhere = '00000000-0000-7000-8000-000000000001'
    expect(
      await fatou.tries.moderateFace({ params: { id: elsewhere }, body: { decision: 'approve' } }),
    ).toMatchObject({ status: 404, body: { code: 'vendor_not_found' } })
  })

  test.each([
    ['story', 'é'.repeat(2001), 'L’histoire est trop longue (2\u202f000 caractères au plus)'],
    ['since', 1850, 'Indiquez une année, par exemple 2015'],
    ['since', 2015.5, 'Indiquez une année, par exemple 2015'],
    ['since', new Date().getFullYear() + 1, 'Cette année est à venir'],
    ['methods', 'bio', 'Les méthodes sont une liste'],
    ['methods', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'], 'Choisissez 6 méthodes au plus'],
    ['methods', ['En plein air', ' En plein air'], 'Une méthode est écrite deux fois'],
    [
      'portraitUrl',
      'https://ailleurs.example/moi.jpg',
      'Une image vient d’un autre site : ajoutez-la depuis votre appareil.',
    ],
  ])('is refused with a wrong %s', async (field, value, message) => {
    expect(await write({ [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { [field]: message } },
    })
    expect((await yao.api.getVendorProfile()).pendingFace).toBeNull()
  })
})

describe('the pictures of a face', () => {
  test('are encoded anew, and refused as elsewhere', async () => {
    const { body: written } = await write({ portraitUrl: await newPhoto() })
    const file = await yao.fetch(written.portraitUrl!)
    expect(file.headers.get('content-type')).toBe('image/webp')
    const script = dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
    expect(await write({ coverUrl: script })).toMatchObject({
      status: 415,
      body: { code: 'image_unsupported' },
    })
  })

  test('are those that the vendor sent or that everybody sees, not what another vendor has not shown', async () => {
    const other = await createVendor(app.db)
    const adjoua = await app.browser(other.userId)
    const { body: hidden } = await adjoua.tries.uploadPicture({ body: { image: await newPhoto() } })
    const refused = { status: 400, body: { code: 'image_unknown' } }
    expect(await write({ portraitUrl: hidden.url })).toMatchObject(refused)
    const proposed = await adjoua.tries.changeVendorProfile({
      body: body({ portraitUrl: hidden.url }, other),
    })
    expect(proposed).toMatchObject({ status: 200, body: { pendingFace: { portraitUrl: hidden.url } } })
    expect(await write({ portraitUrl: hidden.url })).toMatchObject(refused)
    const { images } = await createPicturedProduct(app.db, { vendorId: other.id })
    expect((await write({ coverUrl: images[0] })).body.coverUrl).toBe(images[0])
    expect((await write({ coverUrl: images[0], story: 'La même' })).body.coverUrl).toBe(images[0])
  })

  test('stay as long as a face shows or proposes them, and go when none does', async () => {
    const { body: first } = await write({ portraitUrl: await newPhoto(), coverUrl: await newPhoto() })
    const sweepLater = async () => {
      now = new Date(now.getTime() + 30 * HOUR_MS)
      await stallTasks(app.deps)['sweep-pictures']({})
      yao = await app.browser(vendor.userId)
      fatou = await app.browser((await createAdmin(app.db)).id)
    }
    const isKept = async (url: string) => (await app.db.$count(media, eq(media.url, url))) === 1
    await sweepLater()
    expect(await isKept(first.portraitUrl!)).toBe(true)
    await decide({ decision: 'approve' })
    await write({ portraitUrl: null, coverUrl: null })
    await sweepLater()
    expect(await isKept(first.portraitUrl!)).toBe(true)
    expect(await isKept(first.coverUrl!)).toBe(true)
    await decide({ decision: 'approve' })
    await sweepLater()
    expect(await isKept(first.portraitUrl!)).toBe(false)
    expect(await isKept(first.coverUrl!)).toBe(false)
  })
})

describe('methods', () => {
  const certified = async () => (await shown()).certifiedMethods

  test('are certified with an approval or later, and stay so while they are declared', async () => {
    await write(face)
    await decide({ decision: 'approve', certifiedMethods: ['Cueilli à la main'] })
    expect(await certified()).toEqual(['Cueilli à la main'])
    await write({ methods: ['Cueilli à la main', 'En plein air'] })
    await decide({ decision: 'approve' })
    expect(await certified()).toEqual(['Cueilli à la main'])
    expect((await decide({ decision: 'approve', certifiedMethods: ['En plein air'] })).status).toBe(200)
    expect(await certified()).toEqual(['En plein air'])
    await write({ methods: ['Cueilli à la main'] })
    await decide({ decision: 'approve' })
    expect(await certified()).toEqual([])
  })

  test('that are not declared cannot be certified', async () => {
    await write(face)
    const certifiedMethods = ['Bio']
    expect(await decide({ decision: 'approve', certifiedMethods })).toMatchObject({
      status: 409,
      body: { code: 'method_not_declared' },
    })
    expect(await shown()).toMatchObject({ story: '', methods: [] })
  })

  test('cannot be certified by who declares them', async () => {
    await write({ ...face, certifiedMethods: face.methods })
    await decide({ decision: 'approve' })
    expect(await certified()).toEqual([])
  })
})

describe('the administration', () => {
  test('finds the faces that wait, who waits longest first, and counts them among what is to do', async () => {
    const { pendingFaces: before } = await fatou.api.getTodo()
    const late = await createVendor(app.db)
    const rejected = await createVendor(app.db)
    const long = await createVendor(app.db)
    await proposeFace(app.db, late.id, { story: 'Un', proposedAt: new Date('2020-05-02') })
    await proposeFace(app.db, long.id, { story: 'Deux', proposedAt: new Date('2020-05-01') })
    await proposeFace(app.db, rejected.id, { story: 'Non', rejectedAt: now })
    const { items, total } = await fatou.api.listAdminVendors({ query: { face: 'pending' } })
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([long.id, late.id])
    expect(items.map(({ id }) => id)).not.toContain(rejected.id)
    expect(total).toBe(before + 2)
    expect((await fatou.api.getTodo()).pendingFaces).toBe(before + 2)
  })

  test('notes in the journal what changed, and sees the name of before beside that of after', async () => {
    await write({ businessName: 'Ferme Bonikro', story: 'Ici' })
    const { body: read } = await fatou.get(`/api/admin/vendors?search=${vendor.user.email}`)
    expect(read.items[0]).toMatchObject({
      businessName: 'Ferme de Yao',
      face: { businessName: 'Ferme de Yao' },
      pendingFace: { businessName: 'Ferme Bonikro', story: 'Ici' },
    })
    await decide({ decision: 'approve' })
    const [event] = await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, vendor.id))
    expect(event).toMatchObject({
      action: 'vendor.faceApproved',
      before: { businessName: 'Ferme de Yao', story: '' },
      after: { businessName: 'Ferme Bonikro', story: 'Ici' },
    })
  })

  test('and nobody else decides', async () => {
    await write({ story: 'Ici' })
    const itself = await yao.tries.moderateFace({ params: { id: vendor.id }, body: { decision: 'approve' } })
    expect(itself.status).toBe(403)
    const [row] = await app.db.select().from(vendors).where(eq(vendors.id, vendor.id))
    expect(row?.story).toBe('')
  })
})
