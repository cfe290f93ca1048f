import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { needChromium } from '../../scripts/launch/chromium.mjs'
import type { Figure, Scenario } from '../support/measure.ts'

const KILOBYTE = 1000
const PHONE = { width: 360, height: 800 }
/** A page has fetched what it fetches by itself when nothing was sent or received for so long. */
const SETTLED_MS = 2_500

type Space = 'customer' | 'vendor' | 'admin'
type Budget = {
  path: string
  as?: Space
  /** Visited with a product in the cart. */
  isBuying?: boolean
  scriptKb: number
  totalKb: number
  /** The heaviest of the products' pictures that a phone chooses. */
  pictureKb?: number
}

const budgets: Budget[] = [
  // Untouched, these bring no file of code.
  { path: '/', scriptKb: 0, totalKb: 240 },
  { path: '/boutique', scriptKb: 0, totalKb: 240, pictureKb: 15 },
  { path: '/product/{id}', scriptKb: 0, totalKb: 240, pictureKb: 60 },
  { path: '/cart', isBuying: true, scriptKb: 145, totalKb: 250 },
  { path: '/checkout', as: 'customer', isBuying: true, scriptKb: 145, totalKb: 250 },
  { path: '/login', scriptKb: 145, totalKb: 250 },
  { path: '/register', scriptKb: 145, totalKb: 250 },
  { path: '/vendor', as: 'vendor', scriptKb: 220, totalKb: 450 },
  { path: '/admin', as: 'admin', scriptKb: 220, totalKb: 450 },
  { path: '/admin/orders', as: 'admin', scriptKb: 220, totalKb: 450 },
]

const logins: Record<Space, { path: string; body: unknown }> = {
  customer: { path: '/api/login', body: { email: 'client@amic.example', password: 'Client123' } },
  vendor: { path: '/api/auth/vendor-login', body: { username: 'vendeur', password: 'Vendeur123' } },
  admin: { path: '/api/auth/admin-login', body: { username: 'admin', password: 'Admin123' } },
}

type Weight = { script: number; total: number; largestPicture: number }

/** Bytes of a first view, as Chromium received them: bodies for the scripts, everything with headers for the whole. */
async function weigh(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const weight: Weight = { script: 0, total: 0, largestPicture: 0 }
  await cdp.send('Network.enable')
  let lastMs = performance.now()
  const noteActivity = () => {
    lastMs = performance.now()
  }
  cdp.on('Network.requestWillBeSent', noteActivity)
  cdp.on('Network.responseReceived', ({ type, response }) => {
    const bytes = Number(response.headers['content-length'] ?? 0)
    if (type === 'Script') weight.script += bytes
    if (type === 'Image') weight.largestPicture = Math.max(weight.largestPicture, bytes)
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight.total += encodedDataLength
    noteActivity()
  })
  await page.goto(url, { waitUntil: 'load' })
  while (performance.now() - lastMs < SETTLED_MS) await page.waitForTimeout(100)
  await page.close()
  return weight
}

type Storage = BrowserContextOptions['storageState']

/** What a browser stores whose visitor added a product to the cart; nothing that it fetched meanwhile. */
async function storeCart(browser: Browser, address: string): Promise<Storage> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByText('Produit ajouté au panier').waitFor()
  const stored = await context.storageState()
  await context.close()
  return stored
}

/** What a first visit costs in bytes, on a phone-sized screen, against the budgets of the site. */
export const pageWeight: Scenario = {
  title: 'Bytes of a first view in Chromium (brotli, 360 × 800)',
  async run({ url }) {
    const [product] = (await (await fetch(`${url}/api/products?limit=1`)).json()) as { id: string }[]
    const browser = await chromium.launch({
      executablePath: needChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const figures: Figure[] = []
      const cart = await storeCart(browser, `${url}/product/${product?.id ?? ''}`)
      for (const { path, as, isBuying, scriptKb, totalKb, pictureKb } of budgets) {
        const context = await browser.newContext({
          viewport: PHONE,
          deviceScaleFactor: 2,
          ...(isBuying && { storageState: cart }),
        })
        if (as) await context.request.post(`${url}${logins[as].path}`, { data: logins[as].body })
        const weight = await weigh(context, url + path.replace('{id}', product?.id ?? ''))
        await context.close()
        figures.push(
          { name: `${path}: JavaScript`, value: weight.script / KILOBYTE, unit: 'kB', atMost: scriptKb },
          { name: `${path}: everything`, value: weight.total / KILOBYTE, unit: 'kB', atMost: totalKb },
          ...(pictureKb
            ? [
                {
                  name: `${path}: heaviest picture`,
                  value: weight.largestPicture / KILOBYTE,
                  unit: 'kB' as const,
                  atMost: pictureKb,
                },
              ]
            : []),
        )
      }
      return figures
    } finally {
      await browser.close()
    }
  },
}
