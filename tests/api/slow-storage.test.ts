import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connectDatabase, type Database } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { problemPictures } from '#database/schema/problems.ts'
import type { Storage } from '#server/media/public.ts'
import { sweepProblemPictures } from '#server/problems/sweep-problem-pictures.ts'
import { sweepPictures } from '#server/stall/sweep-pictures.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'

const IDLE_AT_MOST_MS = 100
/** Longer than a transaction may be idle. */
const ANSWERS_AFTER_MS = 2 * IDLE_AT_MOST_MS

let whole: Connection
let impatient: Connection
beforeAll(async () => {
  whole = await createTestDatabase()
  const url = new URL(whole.url)
  url.searchParams.set('options', `-c idle_in_transaction_session_timeout=${IDLE_AT_MOST_MS}`)
  impatient = await connectDatabase({ databaseUrl: url.href, dataDir: '' })
})
afterAll(async () => {
  await impatient.close()
  await whole.close()
})

const createdAt = new Date('2026-01-01T00:00:00Z')
const size = { width: 10, height: 10, color: '#102030' }

test.each([
  [
    'of products',
    media,
    (db: Database) =>
      db.insert(media).values({ ...size, url: `/attached_assets/${newId()}-1280.webp`, createdAt }),
    (db: Database, storage: Storage) => sweepPictures({ db, storage, clock: () => new Date() }),
  ],
  [
    'of problems',
    problemPictures,
    (db: Database) => db.insert(problemPictures).values({ ...size, id: newId(), createdAt }),
    (db: Database, privateStorage: Storage) =>
      sweepProblemPictures({ db, privateStorage, clock: () => new Date() }),
  ],
] as const)(
  'pictures %s are swept though their storage answers late',
  async (_what, table, insert, sweep) => {
    await insert(whole.db)
    const removed: string[] = []
    const remove = async (name: string) => {
      await sleep(ANSWERS_AFTER_MS)
      removed.push(name)
    }
    await sweep(impatient.db, { remove } as unknown as Storage)
    expect(removed.length).toBeGreaterThan(1)
    expect(await whole.db.$count(table)).toBe(0)
  },
)
