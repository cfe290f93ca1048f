import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#contract/media.ts'
import { folderStorage } from './folder-storage.ts'
import { isTimeout, storePicture } from './store-picture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amic-pictures-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

const store = (bytes: Uint8Array) => storePicture({ storage: folderStorage(folder) }, bytes)
const stored = (url: string) => readFile(join(folder, url.replace('/attached_assets/', '')))
const plain = (width: number, height: number, background = '#c81e1e') =>
  sharp({ create: { width, height, channels: 3, background } })

test('a photograph becomes three WebP files and the facts of the largest', async () => {
  const picture = await store(await plain(2000, 1000).jpeg().toBuffer())

  expect(picture).toMatchObject({ width: 1280, height: 640 })
  expect(picture.url).toMatch(/^\/attached_assets\/[0-9a-f]{32}-1280\.webp$/)
  for (const width of [1280, 640, 320]) {
    const facts = await sharp(await stored(picture.url.replace('-1280', `-${width}`))).metadata()
    expect(facts).toMatchObject({ format: 'webp', width, height: width / 2 })
  }
  expect(await readdir(folder)).toHaveLength(3)
})

test('its average colour is kept for the placeholder', async () => {
  const { color } = await store(await plain(40, 40, '#3366cc').png().toBuffer())
  expect(color).toBe('#3366cc')
})

test('a photograph full of detail gives up some quality before it weighs too much for a slow network', async () => {
  const side = 1000
  const grain = (at: number) => 128 + ((Math.sin(at * 12.9898) * 43_758.5453) % 1) * 127
  const pixels = Buffer.from(Uint8Array.from({ length: side * side }, (_, at) => grain(at)))
  const busy = sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
  const usual = await busy.clone().resize(320).webp({ quality: 68 }).toBuffer()
  expect(usual.length).toBeGreaterThan(20_000)

  const { url } = await store(await busy.png().toBuffer())

  expect((await stored(url.replace('-1280', '-320'))).length).toBeLessThanOrEqual(15_000)
})

test('a small original is not enlarged, and still has its three files', async () => {
  const picture = await store(await plain(200, 100).png().toBuffer())

  expect(picture).toMatchObject({ width: 200, height: 100 })
  const small = await sharp(await stored(picture.url.replace('-1280', '-320'))).metadata()
  expect(small.width).toBe(200)
  expect(await readdir(folder)).toHaveLength(3)
})

test('a photograph taken on its side is turned upright, and its metadata is gone', async () => {
  const turned = await plain(400, 200)
    .withExif({ IFD0: { Copyright: 'Awa' }, IFD3: { GPSLatitude: '5/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()

  const picture = await store(turned)

  expect(picture).toMatchObject({ width: 200, height: 400 })
  const facts = await sharp(await stored(picture.url)).metadata()
  expect(facts.orientation).toBeUndefined()
  expect(facts.exif).toBeUndefined()
})

test('the same picture has the same name, another one another', async () => {
  const bytes = await plain(300, 300).png().toBuffer()
  const first = await store(bytes)
  const again = await store(bytes)
  const other = await store(await plain(300, 300, '#166534').png().toBuffer())

  expect(again.url).toBe(first.url)
  expect(other.url).not.toBe(first.url)
})

test.each([
  ['WebP', () => plain(30, 30).webp().toBuffer()],
  ['AVIF', () => plain(30, 30).avif().toBuffer()],
])('%s is read', async (_, make) => {
  expect(await store(await make())).toMatchObject({ width: 30, height: 30 })
})

test.each([
  ['a grey photograph', () => plain(60, 40, '#808080').toColourspace('b-w').jpeg().toBuffer()],
  ['a picture of 16 bits', () => plain(60, 40, '#808080').toColourspace('rgb16').png().toBuffer()],
  [
    'a half transparent picture',
    () =>
      sharp({
        create: { width: 60, height: 40, channels: 4, background: { r: 1, g: 1, b: 1, alpha: 0.498 } },
      })
        .png()
        .toBuffer(),
  ],
])('%s is read, with its colour', async (_, make) => {
  const { width, height, color } = await store(await make())
  expect([width, height]).toEqual([60, 40])
  expect(color).toMatch(/^#(7f|80|81)(7f|80|81)(7f|80|81)$/)
})

test('a very tall picture stays within what WebP can hold', async () => {
  const { width, height } = await store(await plain(10, 17_000).png().toBuffer())
  expect(height).toBeLessThanOrEqual(5120)
  expect(width).toBeGreaterThan(0)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['a text', Buffer.from('des tomates')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  await expect(store(bytes)).rejects.toMatchObject({ code: 'image_unsupported', status: 415 })
  expect(await readdir(folder)).toEqual([])
})

test('the first bytes of a photograph and nothing after are refused as unreadable', async () => {
  const start = (await plain(300, 300).jpeg().toBuffer()).subarray(0, 24)
  await expect(store(start)).rejects.toMatchObject({ code: 'image_unreadable', status: 422 })
})

test('a photograph cut in the middle is refused as unreadable', async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const whole = await noise.jpeg().toBuffer()
  await expect(store(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'image_unreadable' })
  expect(await readdir(folder)).toEqual([])
})

test('a small file of too many pixels is refused before it is unfolded', async () => {
  const bomb = await plain(9000, 9000).png().toBuffer()
  expect(bomb.byteLength).toBeLessThan(MAX_PICTURE_BYTES)
  await expect(store(bomb)).rejects.toMatchObject({ code: 'image_too_many_pixels', status: 422 })
})

test('too many bytes are refused unread', async () => {
  await expect(store(Buffer.alloc(MAX_PICTURE_BYTES + 1))).rejects.toMatchObject({
    code: 'image_too_large',
    status: 413,
  })
})

test.each([
  ['timeout: 2% complete\nVipsImage: killed for image "temp-31"', true],
  ['source: bad seek to 5832338\ntimeout: 4% complete\nVipsImage: killed for image "temp-91"', true],
  ['VipsJpeg: premature end of JPEG image', false],
  ['pngload_buffer: libspng read error', false],
])('what libvips reports as %j is a want of time: %s', (message, isSlow) => {
  expect(isTimeout(new Error(message))).toBe(isSlow)
})
