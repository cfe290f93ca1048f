import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { needChromium } from './launch/chromium.mjs'

// Takes the pictures that phones and computers show before they install the site (`screenshots` of its manifest). Run it
// after a change of the look, on a shop with demonstration data and any payment keys, which shows no notice of simulation,
// and commit what it writes: node scripts/take-screenshots.ts http://localhost:3000

const [, , shop] = process.argv
if (!shop) throw new Error('give the address of a running shop')

type Screen = { name: string; path: string; width: number; height: number; scale: number }
const screens: Screen[] = [
  { name: 'capture-accueil', path: '/', width: 360, height: 800, scale: 2 },
  { name: 'capture-boutique', path: '/boutique', width: 360, height: 800, scale: 2 },
  { name: 'capture-ordinateur', path: '/boutique', width: 1280, height: 800, scale: 1 },
]

async function take(page: Page, { name, path }: Screen): Promise<void> {
  await page.goto(new URL(path, shop).href, { waitUntil: 'networkidle' })
  const file = fileURLToPath(new URL(`../src/web/public/${name}.webp`, import.meta.url))
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  console.log(`${name}.webp: ${size} bytes`)
}

const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
for (const screen of screens) {
  const { width, height, scale } = screen
  await take(await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale }), screen)
}
await browser.close()
