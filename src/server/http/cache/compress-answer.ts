import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CacheTag } from '#contract/cache-tags.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Quality 5 costs a few milliseconds once and comes within a tenth of the smallest. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Below one network packet, compression saves no round trip. */
export const SMALLEST_BYTES = 1_000
const IS_COMPRESSED = /^image\/(?:jpeg|png|webp)$/

/** An answer that is the same for every visitor, before it is compressed and kept. */
export type PublicAnswer = {
  /** 200 is kept until something it depends on changes, 404 for a moment; nothing else is kept. */
  status: number
  contentType: string
  body: string | Uint8Array
  headers?: Record<string, string>
  /** What the answer depends on, found out while it was made; added to the tags known before. */
  tags?: Iterable<CacheTag>
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer ready to send. */
export type StoredAnswer = {
  status: number
  /** All that is said of it but its encoding, in one object: each who asks is sent the same. */
  headers: Readonly<Record<string, string>>
  etag: string
  /** Plain, and in brotli where that saves something; gzip is made for the few who ask (`gzipOf`). */
  bodies: { readonly identity: Buffer; readonly br?: Buffer }
  /** What keeping it costs in memory. */
  bytes: number
}

async function compressedBodies(
  plain: Buffer,
  { contentType }: PublicAnswer,
): Promise<StoredAnswer['bodies']> {
  if (plain.length < SMALLEST_BYTES || IS_COMPRESSED.test(contentType)) return { identity: plain }
  const br = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  return { identity: plain, br }
}

const gzips = new WeakMap<StoredAnswer, Promise<Buffer>>()

/** An answer for who cannot read brotli, as every current browser can: made when the first asks, then kept with it. */
export function gzipOf(answer: StoredAnswer): Promise<Buffer> {
  const gzip = gzips.get(answer) ?? gzipped(answer.bodies.identity, { level: GZIP_LEVEL })
  gzips.set(answer, gzip)
  return gzip
}

const encoder = new TextEncoder()

/** The encoder is more than twice as fast with French text as `Buffer.from`, which measures it first. */
function bytesOf(body: PublicAnswer['body']): Buffer {
  const { buffer, byteOffset, byteLength } = typeof body === 'string' ? encoder.encode(body) : body
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Compresses an answer once, and names its content with an ETag. */
export async function compressAnswer(answer: PublicAnswer): Promise<StoredAnswer> {
  const plain = bytesOf(answer.body)
  const bodies = await compressedBodies(plain, answer)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = {
    vary: 'accept-encoding',
    // A browser may keep it but asks each time whether it is still true, so that nobody sees a stale stock.
    'cache-control': 'no-cache',
    'content-type': answer.contentType,
    ...answer.headers,
    ...(answer.status === 200 && { etag }),
  }
  const headerBytes = JSON.stringify(headers).length
  // Its gzip, should anybody ask for it, is a little larger than its brotli.
  const bodyBytes = plain.length + 2 * (bodies.br?.length ?? 0)
  return {
    status: answer.status,
    headers,
    etag,
    bodies,
    bytes: headerBytes + bodyBytes,
  }
}
