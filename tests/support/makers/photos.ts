import type { Page } from 'playwright-core'
import sharp, { type Metadata } from 'sharp'

type PhotoFile = { name: string; mimeType: string; buffer: Buffer }

/** The size of a photo of a cheap phone. */
const WIDTH = 2400
const HEIGHT = 1800
/** The EXIF orientation of a phone held upright: the pixels are rotated. */
export const HELD_UPRIGHT = 6

/** A photo of a phone: a real JPEG, blurred like a photo, in its own colour. */
export async function takePhoto(name: string, color: string, orientation = 1): Promise<PhotoFile> {
  const grain = await sharp({
    create: {
      width: 300,
      height: 225,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .tint(color)
    .png()
    .toBuffer()
  const buffer = await sharp(grain)
    .resize(WIDTH, HEIGHT)
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Records the photos that the page uploads. */
export function watchPhotos(page: Page): { sent: () => Promise<Metadata[]> } {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/vendor/pictures')) bodies.push(request.postData() ?? '')
  })
  return {
    sent: () =>
      Promise.all(
        bodies.map(body => {
          const [, base64 = ''] = (JSON.parse(body) as { image: string }).image.split(',')
          return sharp(Buffer.from(base64, 'base64')).metadata()
        }),
      ),
  }
}

/**
 * Emulates a rural connection: 150 ms, 40 kB/s up, 200 kB/s down.
 * @returns sets the upload rate in bytes per second
 */
export async function slowDown(page: Page, bytesUp = 40_000): Promise<(bytesUp: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const set = async (uploadThroughput: number) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      uploadThroughput,
      downloadThroughput: 200_000,
    })
  }
  await set(bytesUp)
  return set
}
