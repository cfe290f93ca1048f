// `npm run bench:web [--runs=3]`: Lighthouse on the public pages, as a phone sees them on a slow network (1.6 Mbit/s, 150 ms,
// a processor four times slower), with the demonstration data. Prints scores and times against the site's budgets, and
// fails when one is beyond. Nobody touches them; what the first press waits for is measured beside. Of several runs the median counts.
import { parseArgs } from 'node:util'
import { ensureChromium } from '../scripts/launch/chromium.mjs'
import { startBenchServer } from './support/bench-server.ts'
import { launchChromium, measureFirstPress } from './support/first-press.ts'
import { openLighthouse, type PageFigures } from './support/lighthouse.ts'
import { type Figure, median } from './support/measure.ts'
import { report, runBench } from './support/run-bench.ts'

const KILOBYTE = 1000
const FIRST_PRESS_MS = 3_000
const PAGES = ['/', '/boutique', '/product/{id}', '/activities']

/** The budgets of home, shop and product, and of what a visitor sees besides them. */
function figuresOf(runs: readonly PageFigures[]): Figure[] {
  const middle = (read: (figures: PageFigures) => number) => median(runs.map(read))
  return [
    { name: 'performance', value: middle(run => run.performance), unit: 'ratio', atLeast: 0.9 },
    { name: 'accessibility', value: middle(run => run.accessibility), unit: 'ratio', atLeast: 1 },
    { name: 'best practices', value: middle(run => run.bestPractices), unit: 'ratio', atLeast: 1 },
    { name: 'search engines', value: middle(run => run.seo), unit: 'ratio', atLeast: 1 },
    { name: 'first contentful paint', value: middle(run => run.fcpMs), unit: 'ms' },
    { name: 'largest contentful paint', value: middle(run => run.lcpMs), unit: 'ms', atMost: 1_500 },
    { name: 'total blocking time', value: middle(run => run.tbtMs), unit: 'ms', atMost: 50 },
    { name: 'cumulative layout shift', value: middle(run => run.cls), unit: 'ratio', atMost: 0.005 },
    // What brings a page to life waits for a touch; what waits for it is within the page.
    { name: 'JavaScript', value: middle(run => run.scriptBytes) / KILOBYTE, unit: 'kB', atMost: 0 },
    { name: 'everything', value: middle(run => run.totalBytes) / KILOBYTE, unit: 'kB', atMost: 240 },
  ]
}

function reportVisits(path: string, runs: readonly PageFigures[]): number {
  const beyond = report(path, figuresOf(runs))
  for (const failure of new Set(runs.flatMap(run => run.failures))) console.log(`  ! ${failure}`)
  return beyond
}

/** What a page that waits for a touch costs who touches it. */
async function reportFirstPress(address: string, runCount: number): Promise<number> {
  const browser = await launchChromium()
  try {
    const waitsMs: number[] = []
    while (waitsMs.length < runCount) waitsMs.push(await measureFirstPress(browser, address))
    const value = median(waitsMs)
    return report('The first press', [
      { name: "from 'Ajouter au panier' to the cart", value, unit: 'ms', atMost: FIRST_PRESS_MS },
    ])
  } finally {
    await browser.close()
  }
}

async function measure(url: string, runCount: number): Promise<number> {
  const [product] = (await (await fetch(`${url}/api/products?limit=1`)).json()) as { id: string }[]
  const lighthouse = await openLighthouse()
  let failures = 0
  try {
    for (const path of PAGES) {
      const runs: PageFigures[] = []
      const address = url + path.replace('{id}', product?.id ?? '')
      while (runs.length < runCount) runs.push(await lighthouse.visit(address))
      failures += reportVisits(path, runs)
    }
  } finally {
    await lighthouse.close()
  }
  return failures + (await reportFirstPress(`${url}/product/${product?.id ?? ''}`, runCount))
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
await ensureChromium()
await runBench(async dataDir => {
  const server = await startBenchServer(dataDir)
  try {
    return await measure(server.url, Number(values.runs))
  } finally {
    await server.stop()
  }
})
