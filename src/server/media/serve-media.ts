import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'

/** Where stored pictures are found by visitors. A name is the hash of its content: it never changes. */
const PREFIX = '/attached_assets/'

/** Serves the pictures of the storage folder. Those of a bucket are served by the bucket's own address. */
export async function serveMedia(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  if (config.storage.kind !== 'folder') return
  await mkdir(config.storage.folder, { recursive: true })
  await app.register(async scope => {
    scope.setNotFoundHandler(async () => refuse('not_found', { message: 'Image introuvable' }))
    await scope.register(fastifyStatic, {
      root: config.storage.kind === 'folder' ? config.storage.folder : '',
      prefix: PREFIX,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      logLevel: 'warn',
    })
  })
}
