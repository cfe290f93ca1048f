import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#contract/accounts/roles.ts'
import { contract, type EndpointName } from '#contract/contract.ts'
import type { Endpoint, Role } from '#contract/endpoint.ts'
import { vendors } from '#database/schema/accounts.ts'
import { lostRows, takeSnapshot } from '#tests/support/database/database-snapshot.ts'
import { accessTable, type Caller } from '#tests/support/endpoints/access-table.ts'
import { actsOfPeople, type OwnedExample } from '#tests/support/endpoints/acts-of-people.ts'
import { adminActs, sendExample } from '#tests/support/endpoints/admin-acts.ts'
import type { TestAnswer, TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPicturedProduct } from '#tests/support/makers/products-and-orders.ts'
import { type PayingShop, startPayingShop } from '#tests/support/partners/cinetpay.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

let shop: PayingShop
let app: TestApp
beforeAll(async () => {
  shop = await startPayingShop('v2')
  app = shop.app
})
afterAll(() => shop.close())

const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`
const nameOf = (call: string) => endpoints.find(([, endpoint]) => callOf(endpoint) === call)![0]

/** Who may call an endpoint of the contract, as the table says it; it knows nothing of owners. */
function rolesOf(callers: readonly Caller[]): Endpoint['access'] {
  if (callers.includes('everybody')) return 'public'
  return roles.filter(role => callers.includes(role) || callers.some(caller => caller === `its ${role}`))
}

test('the contract lets in whom the table lets in, and no endpoint is missing on either side', () => {
  const promised = Object.fromEntries(
    endpoints.map(([, endpoint]) => [
      callOf(endpoint),
      endpoint.access === 'public' ? 'public' : endpoint.access.toSorted(),
    ]),
  )
  const written = Object.fromEntries(
    Object.entries(accessTable).map(([call, callers]) => {
      const roles = rolesOf(callers)
      return [call, roles === 'public' ? roles : roles.toSorted()]
    }),
  )
  expect(promised).toEqual(written)
})

/** People whom nothing belongs to that an example speaks of. */
type Intruder = { who: string; role: Role | null; ids: string[]; visitor: TestBrowser }

/** Somebody of every kind; a suspended vendor is nobody. */
async function intruders(): Promise<Intruder[]> {
  const vendorAs = async (who: string, role: Role | null, status: 'approved' | 'pending' | 'suspended') => {
    // Whoever is suspended entered before.
    const { id, userId } = await createVendor(app.db)
    const visitor = await app.browser(userId)
    await app.db.update(vendors).set({ status }).where(eq(vendors.id, id))
    return { who, role, ids: [userId, id], visitor }
  }
  const personAs = async (who: string, role: Role | null, ...ids: string[]) => ({
    who,
    role,
    ids,
    visitor: await app.browser(...ids),
  })
  return [
    await personAs('a stranger', null),
    await personAs('another customer', 'customer', (await createCustomer(app.db)).id),
    await vendorAs('another vendor', 'vendor', 'approved'),
    await vendorAs('a pending vendor', 'vendor', 'pending'),
    await vendorAs('a suspended vendor', null, 'suspended'),
    await personAs('an administrator', 'admin', (await createAdmin(app.db)).id),
  ]
}

/** How somebody is refused whom nothing belongs to; null when let in. */
function refusalOf(callers: readonly Caller[], role: Role | null): 401 | 403 | 404 | null {
  if (callers.includes('everybody')) return null
  if (role === null) return 401
  if (callers.includes(role)) return null
  return callers.some(caller => caller === `its ${role}`) ? 404 : 403
}

/** The status of the call as somebody sends it: a stream would never end by itself. */
async function statusOf(name: EndpointName, visitor: TestBrowser, example: Partial<OwnedExample>) {
  const aborted = new AbortController()
  const { status } = await sendExample(visitor, name, example, aborted.signal)
  aborted.abort()
  return status
}

async function exampleOf(name: EndpointName, { method }: Endpoint): Promise<Partial<OwnedExample>> {
  const make = actsOfPeople[name] ?? adminActs[name]
  if (make) return make(app)
  const isHarmless = method === 'GET' || name === 'previewPage' || name === 'uploadAdminPicture'
  if (!isHarmless) throw new Error(`${name} needs an example in tests/support/endpoints/acts-of-people.ts`)
  return {}
}

/** What one buys takes from the stock of others. */
const changesOthers: readonly EndpointName[] = ['placeOrder']

describe.each(Object.entries(accessTable))('%s', (call, callers) => {
  const isOpen = callers.includes('everybody')
  const admittance = isOpen ? 'lets everybody in' : `lets in nobody but: ${callers.join(', ')}`

  test(admittance, async () => {
    const name = nameOf(call)
    const example = isOpen ? {} : await exampleOf(name, contract[name])
    const tries = (await intruders()).map(intruder => ({
      ...intruder,
      refusal: refusalOf(callers, intruder.role),
    }))
    if (isOpen) {
      for (const { who, visitor } of tries)
        expect(await statusOf(name, visitor, example), who).not.toBeOneOf([401, 403])
      return
    }
    let before = await takeSnapshot(app)
    for (const { who, refusal, visitor } of tries) {
      if (refusal !== null) expect(await statusOf(name, visitor, example), who).toBe(refusal)
    }
    // One look for all: who was refused undoes nothing of another either.
    expect(await takeSnapshot(app), 'after these were refused').toEqual(before)
    for (const { who, role, ids, refusal, visitor } of tries) {
      if (refusal !== null) continue
      await statusOf(name, visitor, example)
      if (role === 'admin' || changesOthers.includes(name)) continue
      const after = await takeSnapshot(app)
      expect(lostRows(before, after, ids), `of others, after ${who}`).toEqual([])
      before = after
    }
  })

  test.skipIf(isOpen)('does for these what the others were refused', async () => {
    const name = nameOf(call)
    for (const caller of callers) {
      const role = caller.replace('its ', '') as Role
      const someone = { customer: createCustomer, admin: createAdmin, vendor: createVendor }[role]
      // Before: who became an administrator after a transfer was made approves it not.
      const other = await someone(app.db)
      const example = await exampleOf(name, contract[name])
      const owner = example.owners?.[role]
      const made = owner ? { id: owner } : other
      const visitor = await app.browser('userId' in made ? made.userId : made.id)
      const before = await takeSnapshot(app)
      const status = await statusOf(name, visitor, example)
      const hasExample = name in actsOfPeople || name in adminActs
      if (!hasExample) expect(status, caller).toBeOneOf([200, 400, 404])
      else expect(status, caller).toBeOneOf([200, 201])
      if (hasExample && contract[name].method !== 'GET')
        expect(await takeSnapshot(app), `after ${caller}`).not.toEqual(before)
    }
  })
})

describe('what a body names belongs to others', () => {
  const refusedTo = async (userId: string, act: (thief: TestBrowser) => Promise<TestAnswer>) => {
    const thief = await app.browser(userId)
    const before = await takeSnapshot(app)
    const answer = await act(thief)
    expect(await takeSnapshot(app)).toEqual(before)
    return answer
  }
  const victimsProduct = async (status: 'active' | 'pending' = 'active') => {
    const { id: vendorId } = await createVendor(app.db)
    return createPicturedProduct(app.db, { vendorId, status })
  }

  test('an order is not placed in the name of another customer', async () => {
    const product = await victimsProduct()
    const [thief, victim] = [await createCustomer(app.db), await createCustomer(app.db)]
    const body = orderBody([{ productId: product.id, quantity: 1 }], { customerId: victim.id })
    const { status } = await refusedTo(thief.id, browser => browser.tries.placeOrder({ body }))
    expect(status).toBe(403)
  })

  test('a file does not change the product of another vendor', async () => {
    const product = await victimsProduct()
    const thief = await createVendor(app.db)
    const csv = `Référence;Nom;Prix (FCFA)\r\n${product.id};${product.name};5`
    const { body } = await refusedTo(thief.userId, browser =>
      browser.tries.importVendorProducts({ body: { csv, dryRun: false } }),
    )
    expect(body).toMatchObject({ failed: 1, isWritten: false })
  })

  test('a product does not take the pictures that another vendor has not shown yet', async () => {
    const victim = await victimsProduct('pending')
    const thief = await createVendor(app.db)
    const own = await createPicturedProduct(app.db, { vendorId: thief.id })
    const { status } = await refusedTo(thief.userId, browser =>
      browser.tries.changeVendorProduct({ params: { id: own.id }, body: { images: victim.images } }),
    )
    expect(status).toBe(400)
  })
})
