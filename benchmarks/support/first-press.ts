import { throttling } from 'lighthouse/core/config/constants.js'
import { type Browser, chromium, type Page } from 'playwright-core'
import { needChromium } from '../../scripts/launch/chromium.mjs'

const BITS_PER_KILOBYTE = 8
const PHONE = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true }

/** Network and processor as Lighthouse's phone profile slows them. */
async function slowDown(page: Page): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / BITS_PER_KILOBYTE,
    uploadThroughput: (uploadThroughputKbps * 1024) / BITS_PER_KILOBYTE,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
}

/** From the finger on the button until the page says that the product is in the cart. */
async function timePress(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Acheter' })
  const place = await bar.getByRole('button', { name: 'Ajouter au panier' }).boundingBox()
  if (!place) throw new Error('the product cannot be bought')
  const startedMs = performance.now()
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  await page.getByText('Produit ajouté au panier').waitFor()
  return performance.now() - startedMs
}

/**
 * How long somebody who has touched nothing yet waits for the first press of 'Ajouter au panier' on a product's page, on a slow
 * phone: what brings the page to life comes meanwhile. In milliseconds.
 */
export async function measureFirstPress(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    return await timePress(page)
  } finally {
    await context.close()
  }
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
