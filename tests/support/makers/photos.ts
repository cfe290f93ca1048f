import type { Page } from 'playwright-core'
import sharp, { type Metadata } from 'sharp'

type PhotoFile = { name: string; mimeType: string; buffer: Buffer }

/** The sides of a photo as a cheap phone takes it. */
const WIDTH = 2400
const HEIGHT = 1800
/** EXIF's word for "the phone was held upright": the pixels lie on their side. */
export const HELD_UPRIGHT = 6

/** A photo of a phone: a real JPEG, blurred as photos are, of a colour of its own. */
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

/** Notes what the page sends as photos, as it sends it. */
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
 * Gives a page the connection of a village: 150 ms, 40 kB/s up, 200 kB/s down.
 * @returns sets how many bytes a second go up from then on
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
