import type { Page } from 'playwright-core'

/** The code of the site, of any page. */
export const CODE = '**/assets/*.js'

/** Keeps a page's code on its way until it is let go, as a slow network does. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(CODE, async route => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Has the page come alive? */
export const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.body).some(key => key.startsWith('__reactFiber')))

/** Waits until a page that nobody touches has done all that it does by itself. */
export async function leftAlone(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}
