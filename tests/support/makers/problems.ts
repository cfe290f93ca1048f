import { eq } from 'drizzle-orm'
import { newId } from '#database/schema/columns.ts'
import { orderItems, parcels } from '#database/schema/orders.ts'
import { problemItems, problemPictures, problems } from '#database/schema/problems.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import type { TestApp } from '#tests/support/servers/app.ts'

/** A problem with the first line of an order, reported by its customer. */
export async function createProblem({ db }: Pick<TestApp, 'db'>, orderId: string): Promise<string> {
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const [parcel] = await db.select().from(parcels).where(eq(parcels.id, item!.parcelId))
  const id = newId()
  await db.insert(problems).values({
    id,
    orderId,
    parcelId: item!.parcelId,
    vendorId: parcel!.vendorId,
    kind: 'damaged',
    message: 'Tout est écrasé.',
    contentHash: Buffer.from(id),
    createdAt: new Date(),
  })
  await db.insert(problemItems).values({ problemId: id, orderItemId: item!.id, quantity: 1 })
  return id
}

/** A picture uploaded by a customer, attached to the problem if given. */
export async function sendPicture(app: TestApp, customerId: string, problemId?: string): Promise<string> {
  const customer = await app.browser(customerId)
  const { url } = await customer.api.uploadProblemPicture({ body: { image: await photo() } })
  const id = url.split('/').at(-1)!
  if (problemId) {
    await app.db.update(problemPictures).set({ problemId, position: 0 }).where(eq(problemPictures.id, id))
  }
  return id
}
