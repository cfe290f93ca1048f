import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { MEDIA_PREFIX } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { ensureFace } from './face-file.ts'
import { IMMUTABLE, isStoredName, type Storage } from './storage.ts'

/** Serves stored pictures, at the same addresses whether a folder or a bucket holds them. */
export async function serveMedia(
  app: FastifyInstance,
  { config, storage }: Pick<Deps, 'config' | 'storage'>,
): Promise<void> {
  if (config.storage.kind === 's3') return serveFromStorage(app, storage)
  const { folder } = config.storage
  await mkdir(folder, { recursive: true })
  await app.register(async files => {
    // Its own route would read the whole folder for each picture, to compare the spelling of the name.
    await files.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: '365d' })
    files.get<{ Params: { '*': string } }>(
      `${MEDIA_PREFIX}*`,
      { schema: { hide: true }, logLevel: 'warn' },
      async ({ params: { '*': name } }, reply) => {
        if (!isStoredName(name)) return refuse('not_found')
        await ensureFace(storage, name)
        return reply.sendFile(name)
      },
    )
  })
}

const typeOf = (name: string): string => (name.endsWith('.webm') ? 'video/webm' : 'image/webp')

/** Streams pictures from the bucket, which stays private; each browser or CDN caches them. */
function serveFromStorage(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>(
    `${MEDIA_PREFIX}:name`,
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      if (!isStoredName(name)) return refuse('not_found')
      // Names contain the hash of the content: a cached copy is always current.
      const etag = `"${name}"`
      reply.headers({ 'cache-control': IMMUTABLE, etag })
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      await ensureFace(storage, name)
      const file = (await storage.open(name)) ?? refuse('not_found')
      return reply.headers({ 'content-length': file.bytes }).type(typeOf(name)).send(file.stream)
    },
  )
}
