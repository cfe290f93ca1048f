import { eq } from 'drizzle-orm'
import type { EndpointName } from '#contract/contract.ts'
import { orderItems } from '#database/schema/orders.ts'
import type { OwnedExample } from '#tests/support/endpoints/acts-of-people.ts'
import { sell } from '#tests/support/endpoints/admin-acts.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import { createProblem, sendPicture } from '#tests/support/makers/problems.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** A delivered order, with its customer and its vendor. */
async function makeDelivered(app: TestApp) {
  const { order, vendor, customerId } = await sell(app, { status: 'delivered' })
  return { order, owners: { customer: customerId, vendor: vendor.userId }, params: { id: order.id } }
}

async function makeProblem(app: TestApp) {
  const { order, owners } = await makeDelivered(app)
  return { owners, order, id: await createProblem(app, order.id) }
}

/** An example of every call about a problem of an order. */
export const actsOfProblems: Partial<Record<EndpointName, (app: TestApp) => Promise<OwnedExample>>> = {
  uploadProblemPicture: async app => ({
    owners: { customer: (await makeDelivered(app)).owners.customer },
    body: { image: await photo('#3010c0') },
  }),
  getProblemPicture: async app => {
    const { owners, id } = await makeProblem(app)
    return { owners, params: { id: await sendPicture(app, owners.customer, id) } }
  },
  reportProblem: async app => {
    const { owners, params } = await makeDelivered(app)
    const [item] = await app.db.select().from(orderItems).where(eq(orderItems.orderId, params.id))
    const items = [{ id: item!.id, quantity: 1 }]
    return {
      owners: { customer: owners.customer },
      params,
      body: { items, kind: 'missing', message: 'Absent' },
    }
  },
  listOrderProblems: async app => {
    const { owners, order } = await makeProblem(app)
    return { owners, params: { id: order.id } }
  },
  answerProblem: async app => {
    const { owners, id } = await makeProblem(app)
    return { owners: { vendor: owners.vendor }, params: { id }, body: { text: 'Je les remplace.' } }
  },
}
