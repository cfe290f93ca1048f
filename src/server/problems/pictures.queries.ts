import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { problemPictures, problems } from '#database/schema/problems.ts'

type NewPicture = Pick<typeof problemPictures.$inferInsert, 'width' | 'height' | 'createdAt'> & {
  id: string
  customerId: string
}

export async function insertPicture(db: Executor, picture: NewPicture): Promise<void> {
  await db.insert(problemPictures).values(picture)
}

/** Attaches a customer's picture to a problem, unless it is attached already. */
export async function attachPicture(
  tx: Transaction,
  {
    id,
    customerId,
    problemId,
    position,
  }: { id: string; customerId: string; problemId: string; position: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(problemPictures)
    .set({ problemId, position })
    .where(
      and(
        eq(problemPictures.id, id),
        eq(problemPictures.customerId, customerId),
        isNull(problemPictures.problemId),
      ),
    )
  return rowCount === 1
}

/**
 * Who may see a picture: the sender, unless the account was deleted, and, once it is attached to a problem, the vendor of the
 * parcel.
 */
export async function findPictureViewers(
  db: Executor,
  id: string,
): Promise<{ customerId: string | null; vendorId: string | null } | null> {
  const [row] = await db
    .select({ customerId: problemPictures.customerId, vendorId: problems.vendorId })
    .from(problemPictures)
    .leftJoin(problems, eq(problems.id, problemPictures.problemId))
    .where(eq(problemPictures.id, id))
  return row ?? null
}

/** Pictures without a problem that were sent before an instant. */
export const listUnusedProblemPictures = async (
  db: Executor,
  sentBefore: Date,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .select({ id: problemPictures.id })
      .from(problemPictures)
      .where(isUnused(sentBefore))
      .orderBy(problemPictures.createdAt)
      .limit(limit)
  ).map(({ id }) => id)

const isUnused = (sentBefore: Date) =>
  and(isNull(problemPictures.problemId), lt(problemPictures.createdAt, sentBefore))

/** Deletes the row of a picture; false when it is attached to a problem by now. */
export async function deleteUnusedProblemPicture(
  tx: Transaction,
  id: string,
  sentBefore: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(problemPictures)
    .where(and(eq(problemPictures.id, id), isUnused(sentBefore)))
  return rowCount === 1
}

/** A customer's pictures: when each was sent, and its problem. */
export const listPicturesOf = (db: Executor, customerId: string) =>
  db
    .select({
      id: problemPictures.id,
      problemId: problemPictures.problemId,
      width: problemPictures.width,
      height: problemPictures.height,
      createdAt: problemPictures.createdAt,
    })
    .from(problemPictures)
    .where(eq(problemPictures.customerId, customerId))
    .orderBy(problemPictures.createdAt)

/** Detaches all pictures of a customer: the next sweep removes them. */
export async function detachPicturesOf(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(problemPictures)
    .set({ problemId: null, position: null, createdAt: sql`'epoch'` })
    .where(eq(problemPictures.customerId, customerId))
}

/** Replaces the messages of a customer's problems. */
export async function eraseMessagesOf(tx: Transaction, customerId: string, words: string): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx.update(problems).set({ message: words }).where(inArray(problems.orderId, theirs))
}
