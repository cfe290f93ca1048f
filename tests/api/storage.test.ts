import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import { openPrivateStorage, openStorage, type Storage } from '#server/media/public.ts'
import { MAX_CALL_DURATION_MS } from '#server/media/storage.ts'
import { type S3Server, startS3Server } from '#tests/support/partners/s3-server.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amic-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const lines: string[] = []
const log = createLogger({ logLevel: 'warn' }, { write: line => void lines.push(line) })
const open = (env: Record<string, string>) => openStorage(readConfig(env), { log })

describe.each([
  ['a folder', () => ({ DATA_DIR: join(folder, 'data') })],
  ['a bucket', () => s3.env],
])('%s', (_what, env) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open(env())
  })
  const read = async (name: string) => {
    const file = await storage.open(name)
    return file && { bytes: file.bytes, content: (await buffer(file.stream)).toString() }
  }

  test('gives back what was put, until it is removed', async () => {
    expect(await storage.exists('abc-320.webp')).toBe(false)
    expect(await read('abc-320.webp')).toBeNull()

    await storage.put('abc-320.webp', Buffer.from('picture'), 'image/webp')
    expect(await storage.exists('abc-320.webp')).toBe(true)
    expect(await read('abc-320.webp')).toEqual({ bytes: 7, content: 'picture' })

    await storage.remove('abc-320.webp')
    expect(await storage.exists('abc-320.webp')).toBe(false)
    expect(await read('abc-320.webp')).toBeNull()
  })

  test('the same name again, and removing what is not there, do no harm', async () => {
    await storage.put('same-320.webp', Buffer.from('picture'), 'image/webp')
    await storage.put('same-320.webp', Buffer.from('picture'), 'image/webp')
    expect(await read('same-320.webp')).toMatchObject({ content: 'picture' })
    await storage.remove('never-320.webp')
  })

  test('a megabyte arrives whole', async () => {
    const bytes = Buffer.alloc(MEBIBYTE, 'amic')
    await storage.put('large-1280.webp', bytes, 'image/webp')
    const file = await storage.open('large-1280.webp')
    expect(file?.bytes).toBe(bytes.length)
    expect((await buffer(file!.stream)).equals(bytes)).toBe(true)
  })

  test('what is private is kept apart: the public storage has it under no name', async () => {
    const apart = await openPrivateStorage(readConfig(env()), { log })
    await apart.put('own-320.webp', Buffer.from('private'), 'image/webp')
    expect(await storage.exists('own-320.webp')).toBe(false)
    expect((await buffer((await apart.open('own-320.webp'))!.stream)).toString()).toBe('private')
    await apart.remove('own-320.webp')
    expect(await apart.exists('own-320.webp')).toBe(false)
  })

  test.each(['../out.webp', '/etc/passwd', '.hidden', 'a/b.webp', ''])('%j is no name', async name => {
    await expect(storage.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a name')
    await expect(storage.open(name)).rejects.toThrow('Not a name')
    await expect(storage.remove(name)).rejects.toThrow('Not a name')
  })
})

test('a folder holds whole files only', async () => {
  const dataDir = join(folder, 'drafts')
  const storage = await open({ DATA_DIR: dataDir })
  await storage.put('abc-320.webp', Buffer.from('picture'), 'image/webp')
  expect(await readdir(join(dataDir, 'attached_assets'))).toEqual(['abc-320.webp'])
})

test.each([
  ['an unknown bucket', { S3_BUCKET: 'nobody' }],
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
])('%s stops the start with a sentence that names it', async (_what, wrong) => {
  await expect(open({ ...s3.env, ...wrong })).rejects.toThrow(
    /compartiment S3 « .+ Vérifiez les variables S3_/,
  )
})

test('a key that may write but not list stops the start: whatever is missing would be refused', async () => {
  const bucket = createServer(({ method }, answer) => answer.writeHead(method === 'PUT' ? 200 : 403).end())
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const S3_ENDPOINT = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  await expect(open({ ...s3.env, S3_ENDPOINT })).rejects.toThrow(/les droits\u00a0: lister/)
  bucket.close()
})

test('a bucket that takes a call and never answers is away', async () => {
  const bucket = createServer(() => {})
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const isCalled = once(bucket, 'request')
  const S3_ENDPOINT = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  lines.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    void open({ ...s3.env, S3_ENDPOINT })
    await isCalled
    // What travels takes real time, in which the clock of the test goes on.
    for (let atMs = 0; lines.length === 0 && atMs < 10 * MAX_CALL_DURATION_MS; atMs += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000)
      await sleep(10)
    }
    expect(lines.join()).toContain('the bucket of pictures is away')
  } finally {
    vi.useRealTimers()
    bucket.closeAllConnections()
    bucket.close()
  }
})

test('a bucket that is away keeps nobody from starting: the log says so, pictures wait', async () => {
  const storage = await open({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' })
  expect(lines.join()).toContain('the bucket of pictures is away')
  await expect(storage.put('abc-320.webp', Buffer.from('x'), 'image/webp')).rejects.toMatchObject({
    code: 'unavailable',
  })
})
