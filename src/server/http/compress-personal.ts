import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { MIN_COMPRESSED_BYTES } from './cache/compress-response.ts'

/**
 * Compression of responses for one person, per request; public ones are compressed once and cached
 * (`cache/compress-response.ts`).
 */
export const personalCompression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json/,
  threshold: MIN_COMPRESSED_BYTES,
}

/** Registers response compression for routes that ask for it. Compressed request bodies are not accepted (zip bombs). */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false })
}
