import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { SMALLEST_BYTES } from './cache/compress-answer.ts'

/**
 * How the data that one person is given is compressed, each time anew; what is the same for all is compressed once and kept
 * (`cache/compress-answer.ts`). Small answers are compressed on the spot.
 */
export const personalCompression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json/,
  threshold: SMALLEST_BYTES,
}

/** Lets routes have their answers compressed. Requests stay as they come: a small one could swell to any size. */
export async function letAnswersBeCompressed(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false })
}
