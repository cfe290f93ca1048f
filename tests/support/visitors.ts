import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { chromiumOfThisWorker, visit } from '#tests/support/chromium.ts'
import type { TestSite } from '#tests/support/site.ts'

/** A phone held in one hand, an office PC. */
export const screens = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const
export type Screen = keyof typeof screens

type Options = {
  screen?: Screen
  /** Without it, the page stays what the server sent. */
  javaScript?: boolean
  /** Lets the site keep itself for when there is no connection. */
  serviceWorker?: boolean
  /** Signed in as these people. */
  as?: readonly { id: string; role: Role }[]
}

export type Visitors = {
  /** A page of somebody new: nothing is remembered, and all is forgotten at the end of the test. */
  newPage: (options?: Options) => Promise<Page>
  /** Sees out whoever is still there. */
  close: () => Promise<void>
}

/**
 * As many visitors of the site as the tests of a file want.
 *
 *     const visitors = await openVisitors(site)
 *     afterAll(visitors.close)
 */
export async function openVisitors({ url, db }: Pick<TestSite, 'url' | 'db'>): Promise<Visitors> {
  const browser = await chromiumOfThisWorker()
  const present = new Set<BrowserContext>()
  return {
    newPage: async ({ screen = 'phone', ...options } = {}) => {
      const { page, context } = await visit(browser, { url, db, size: screens[screen], ...options })
      present.add(context)
      onTestFinished(async () => {
        await context.close()
        present.delete(context)
      })
      return page
    },
    close: async () => {
      for (const context of present) await context.close()
    },
  }
}

/** Waits until a page has come alive: what one presses before that may be lost, and a link loads a whole page. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some(key => key.startsWith('__reactFiber')))
}

/** Goes to a page that then comes alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until something says what is expected, whatever kinds of spaces it is written with. */
export async function seeText(locator: Locator, expected: string | RegExp): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen.
  const text = async () => (await locator.innerText()).replace(/\s+/g, ' ').trim()
  await expect.poll(text).toMatch(expected)
}
