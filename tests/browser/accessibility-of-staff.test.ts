import { afterAll, beforeAll, describe, test } from 'vitest'
import { isOfStaff, screensOfTheSite } from '#tests/support/screens.ts'
import { openShownSite, type ShownSite } from '#tests/support/shown-site.ts'

let site: ShownSite
beforeAll(async () => {
  site = await openShownSite()
})
afterAll(() => site.close())

const screens = Object.entries(screensOfTheSite).filter(([, screen]) => isOfStaff(screen))

describe('on a phone, and at 400 % of zoom, vendors and administrators can use', () => {
  test.each(screens)('%s', (_, screen) => site.expectUsable(screen))
})
