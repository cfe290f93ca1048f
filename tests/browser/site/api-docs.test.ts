import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('a programmer reads the API, calls it, and nothing comes from elsewhere', async () => {
  const page = await visitors.newPage()
  const told: string[] = []
  const asked: string[] = []
  page.on('console', message => message.type() === 'error' && told.push(message.text()))
  page.on('request', request => asked.push(request.url()))
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /^API AMIC/ }).waitFor()
  await page.getByRole('link', { name: 'site', exact: true }).click()
  await page.getByRole('button', { name: /getSite$/ }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await page.getByText('Response headers').waitFor()
  expect(told).toEqual([])
  const { origin } = new URL(page.url())
  expect(asked.filter(url => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))).toEqual([])
})
