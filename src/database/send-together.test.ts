import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { sendTogether } from '#database/send-together.ts'

/** A connection that notes what leaves in each write. */
function connection() {
  const writes: string[] = []
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk, _, done) => {
      writes.push(chunk)
      done()
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => chunk).join(' '))
      done()
    },
  })
  const query = async (text: string) => void stream.write(text)
  return { client: { connection: { stream }, query } as unknown as pg.PoolClient, writes }
}

test('statements that are asked for together leave in one write, later ones in another', async () => {
  const { client, writes } = connection()
  sendTogether(client)
  await Promise.all(['orders', 'parcels', 'items'].map(async text => client.query(text)))
  await setImmediate()
  expect(writes).toEqual(['orders parcels items'])
  await client.query('commit')
  await setImmediate()
  expect(writes).toEqual(['orders parcels items', 'commit'])
})
