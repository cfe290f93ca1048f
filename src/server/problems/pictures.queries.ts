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

/** Has a picture of a customer show a problem, unless it shows one already. */
export async function placePicture(
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

/** Whom a picture concerns: who sent it, unless the account was deleted, and, once it shows a problem, the vendor of the parcel. */
export async function findConcerned(
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

/** Pictures that show no problem and were sent before an instant. */
export const listUnusedPictures = async (db: Executor, sentBefore: Date, limit: number): Promise<string[]> =>
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

/** Removes the row of a picture that still shows nothing; false when it does by now. */
export async function deleteUnusedPicture(tx: Transaction, id: string, sentBefore: Date): Promise<boolean> {
  const { rowCount } = await tx
    .delete(problemPictures)
    .where(and(eq(problemPictures.id, id), isUnused(sentBefore)))
  return rowCount === 1
}

/** When a customer sent which picture, and what it shows. */
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

/** The pictures of a customer show nothing any more: the next sweep removes them. */
export async function dropPicturesOf(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(problemPictures)
    .set({ problemId: null, position: null, createdAt: sql`'epoch'` })
    .where(eq(problemPictures.customerId, customerId))
}

/** What a customer wrote of its problems. */
export async function eraseMessagesOf(tx: Transaction, customerId: string, words: string): Promise<void> {
  const theirs = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx.update(problems).set({ message: words }).where(inArray(problems.orderId, theirs))
}
