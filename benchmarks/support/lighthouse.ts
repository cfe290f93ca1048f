import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findFreePort } from '#tests/support/servers/free-port.ts'
import { needChromium } from '../../scripts/launch/chromium.mjs'

/** What one visit of a page showed. Scores go from 0 to 1. */
export type PageFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  scriptBytes: number
  totalBytes: number
  /** What cost points: the title of each audit of quality that failed. */
  failures: string[]
}

const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type SentFile = { resourceType?: string; transferSize?: number; statusCode?: number }

/** Lighthouse with a Chromium of its own, which forgets everything between two visits. */
export async function openLighthouse() {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: needChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  return {
    /**
     * Visits an address for the first time, as the phone profile of Lighthouse does. Network and processor are really
     * slowed down: the usual simulation counts whatever a fast network brought before the first paint as its cause.
     */
    visit: async (url: string): Promise<PageFigures> => {
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        throttlingMethod: 'devtools',
        onlyCategories: ['performance', ...QUALITIES],
      })
      if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
      return figuresOf(result.lhr)
    },
    close: () => browser.close(),
  }
}

function figuresOf(report: Report): PageFigures {
  const { error, message } = report.runtimeError ? { error: true, ...report.runtimeError } : { error: false }
  if (error) throw new Error(`Lighthouse could not see the page: ${message}`)
  const score = (category: string) => report.categories[category]?.score ?? 0
  const amount = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const files = filesOf(report)
  const bytesOf = (sent: readonly SentFile[]) => sent.reduce((sum, file) => sum + (file.transferSize ?? 0), 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: amount('first-contentful-paint'),
    lcpMs: amount('largest-contentful-paint'),
    tbtMs: amount('total-blocking-time'),
    cls: amount('cumulative-layout-shift'),
    scriptBytes: bytesOf(files.filter(file => file.resourceType === 'Script')),
    totalBytes: bytesOf(files),
    failures: failuresOf(report),
  }
}

function filesOf(report: Report): SentFile[] {
  const details = report.audits['network-requests']?.details
  return details?.type === 'table' ? (details.items as SentFile[]) : []
}

function failuresOf(report: Report): string[] {
  return QUALITIES.flatMap(quality => report.categories[quality]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => report.audits[id])
    .filter(audit => audit?.score !== null && audit !== undefined && audit.score < 1)
    .map(audit => `${audit?.title}: ${JSON.stringify(itemsOf(audit?.details)).slice(0, 400)}`)
}

const itemsOf = (details: unknown): unknown =>
  typeof details === 'object' && details !== null && 'items' in details ? details.items : []
