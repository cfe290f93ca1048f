import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { outageOf } from '#database/outage.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'

const database = await createTestDatabase()
afterAll(database.close)

const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('a connection of the pool may be waited for 8 s, and no longer', async () => {
  const { pool, close } = await connectDatabase({ databaseUrl: database.url, dataDir: '', poolSize: 1 })
  const held = await pool.connect()
  holdTime()
  try {
    const gone = pool.connect().catch(error => error)
    vi.advanceTimersByTime(7_500)
    const served = pool.connect()
    vi.advanceTimersByTime(500)
    expect(outageOf(await gone)).toBe('busy')
    vi.advanceTimersByTime(7_000)
    held.release()
    ;(await served).release()
  } finally {
    vi.useRealTimers()
  }
  await close()
})

test('a database that says nothing is given half a minute at the start', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  holdTime()
  try {
    let refusal: unknown
    const databaseUrl = `postgres://amic@127.0.0.1:${port}/amic`
    const opening = connectDatabase({ databaseUrl, dataDir: '' }).catch(error => {
      refusal = error
    })
    await once(silent, 'connection')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(refusal).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_000)
    await opening
    expect(refusal).toMatchObject({ message: expect.stringMatching(/^La base de données ne répond pas/) })
  } finally {
    vi.useRealTimers()
    silent.close()
  }
})
