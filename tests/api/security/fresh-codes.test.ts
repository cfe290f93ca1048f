import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract, type EndpointName } from '#contract/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { payoutNumberRequests } from '#database/schema/payout-numbers.ts'
import { payouts } from '#database/schema/payouts.ts'
import { adminActs, sendExample } from '#tests/support/endpoints/admin-acts.ts'
import { createAdmin, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { codeAt, setUpFactor } from '#tests/support/security/second-factor.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let now: Date
beforeAll(async () => {
  now = new Date()
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date()
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** What the contract asks a fresh code for, of those of a space. */
const askedOf = (space: 'vendor' | 'admin') =>
  (Object.entries(contract) as [EndpointName, Endpoint][])
    .filter(([, { secondFactor, access }]) => secondFactor === 'fresh' && access.includes(space as never))
    .map(([name]) => name)

describe('an administrator who left the desk', () => {
  const asked = askedOf('admin')

  test('is asked again before money, roles, settings, exports of persons, and the factor itself', () => {
    expect(asked.sort()).toEqual([
      'approveTransfer',
      'changeSettings',
      'changeUser',
      'createUser',
      'decideProblem',
      'deleteUser',
      'exportOrders',
      'exportUsers',
      'makeTransfers',
      'payVendor',
      'rejectTransfer',
      'removeAdminSecondFactor',
      'settleRefund',
      'transferRefund',
    ])
  })

  test('pays nobody after ten minutes, until another code', async () => {
    const office = await app.browser((await createAdmin(app.db)).id)
    const { secret } = await setUpFactor(office, 'admin', now)
    later(10 * MINUTE_MS)
    const example = await adminActs.payVendor!(app)
    const refused = await sendExample(office, 'payVendor', example)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_required' }])
    expect(await app.db.$count(payouts)).toBe(0)
    expect((await office.tries.listPayouts()).status).toBe(200)
    await office.post('/api/admin/second-factor/pass', { code: codeAt(secret, now) })
    expect((await sendExample(office, 'payVendor', example)).status).toBe(200)
    expect(await app.db.$count(payouts)).toBe(1)
  })

  test.each(asked.filter(name => name in adminActs || name.startsWith('export')))('%s', async name => {
    const office = await app.browser((await createAdmin(app.db)).id)
    await setUpFactor(office, 'admin', now)
    later(10 * MINUTE_MS)
    const example = (await adminActs[name]?.(app)) ?? {}
    const response =
      contract[name].method === 'GET'
        ? await office.fetch(contract[name].path)
        : await sendExample(office, name, example)
    expect(((await response.json()) as { code: string }).code).toBe('second_factor_required')
  })

  test('without a factor, outside production, nothing is asked', async () => {
    const office = await app.browser((await createAdmin(app.db)).id)
    later(HOUR_MS)
    expect((await office.fetch('/api/admin/exports/users.csv')).status).toBe(200)
  })
})

describe('a vendor who left the telephone lying about', () => {
  test('is asked again before where it is paid, and the factor itself', () => {
    expect(askedOf('vendor').sort()).toEqual(['askPayoutNumber', 'removeVendorSecondFactor'])
  })

  test('names no number after ten minutes, though the password is known, until another code', async () => {
    const { id: vendorId, userId } = await createVendor(app.db)
    const yao = await app.browser(userId)
    const { secret } = await setUpFactor(yao, 'vendor', now)
    const body = { phone: '+2250701020304', operator: 'ORANGE_MONEY_CI', currentPassword: PASSWORD }
    const requests = () => app.db.$count(payoutNumberRequests, eq(payoutNumberRequests.vendorId, vendorId))
    later(10 * MINUTE_MS)
    expect(await yao.tries.askPayoutNumber({ body })).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', space: 'vendor' },
    })
    expect(await requests()).toBe(0)
    expect((await yao.tries.getPayoutNumber()).body.awaitingCode).toBeNull()
    await yao.post('/api/vendor/second-factor/pass', { code: codeAt(secret, now) })
    expect((await yao.tries.askPayoutNumber({ body })).status).toBe(200)
    expect(await requests()).toBe(1)
  })

  test('without a factor, which vendors need not have, the password is enough', async () => {
    const yao = await app.browser((await createVendor(app.db)).userId)
    later(HOUR_MS)
    const body = { phone: '+2250701020305', operator: 'ORANGE_MONEY_CI', currentPassword: PASSWORD }
    expect((await yao.tries.askPayoutNumber({ body })).status).toBe(200)
  })
})
