import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { picturePrefix } from './encode-picture.ts'

/** Serves the pictures of the storage folder. Those of a bucket are served by the bucket's own address. */
export async function serveMedia(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (config.storage.kind !== 'folder') return
  const { folder } = config.storage
  await mkdir(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: picturePrefix,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    logLevel: 'warn',
  })
}
