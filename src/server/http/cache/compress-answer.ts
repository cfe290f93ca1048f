import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { CacheTag } from '#contract/cache-tags.ts'

/** Quality 5 costs a few milliseconds once and comes within a tenth of the smallest. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** A compressed page is one piece: each is a way to another thread and back. */
const chunkSize = 65_536
/** What an answer takes once somebody asked for it in the other compression too: gzip is a seventh larger. */
const WITH_ITS_OTHER = 2.2
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

/** How compressed bytes travel: every current browser reads brotli, many programs that walk the web only gzip. */
export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** An answer ready to send. */
export type StoredAnswer = {
  status: number
  /** All that is said of it but its encoding, in one object: each who asks is sent the same. */
  headers: Readonly<Record<string, string>>
  etag: string
  /** As who asked first reads it, or plain where compression saves nothing; `bodyIn` makes the others of it. */
  body: Buffer
  encoding: Encoding
  /** What keeping it costs in memory. */
  bytes: number
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressions: Record<Compression, (plain: Buffer) => Promise<Buffer>> = {
  br: plain =>
    brotli(plain, {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: plain => gzipped(plain, { level: GZIP_LEVEL, chunkSize }),
}
const unbrotli = promisify(brotliDecompress)
const gunzipped = promisify(gunzip)
const unfold: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: body => unbrotli(body, { chunkSize }),
  gzip: body => gunzipped(body, { chunkSize }),
}

/** As bytes of its own: what comes from the compressor, or from the pool of buffers, keeps the whole piece that it is cut from. */
const compress = async (plain: Buffer, compression: Compression) =>
  Buffer.from(new Uint8Array(await compressions[compression](plain)).buffer)

const isWorthCompressing = (plain: Buffer, { contentType }: PublicAnswer) =>
  plain.length >= SMALLEST_BYTES && !IS_COMPRESSED.test(contentType)

const others = new WeakMap<StoredAnswer, Promise<Buffer>>()

/** The body of an answer in an encoding. The other compression is made when the first asks for it, then kept with the answer. */
export async function bodyIn(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> {
  const { body, encoding: kept } = answer
  if (kept === encoding || kept === 'identity') return body
  if (encoding === 'identity') return unfold[kept](body)
  const other = others.get(answer) ?? unfold[kept](body).then(plain => compress(plain, encoding))
  others.set(answer, other)
  return other
}

const encoder = new TextEncoder()

/** The encoder is more than twice as fast with French text as `Buffer.from`, which measures it first. */
function bytesOf(body: PublicAnswer['body']): Buffer {
  const { buffer, byteOffset, byteLength } = typeof body === 'string' ? encoder.encode(body) : body
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Compresses an answer once, for who asks first, and names its content with an ETag. */
export async function compressAnswer(answer: PublicAnswer, asked: Compression = 'br'): Promise<StoredAnswer> {
  const plain = bytesOf(answer.body)
  const encoding = isWorthCompressing(plain, answer) ? asked : 'identity'
  const body = encoding === 'identity' ? plain : await compress(plain, encoding)
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
  const bodyBytes = encoding === 'identity' ? body.length : WITH_ITS_OTHER * body.length
  return { status: answer.status, headers, etag, body, encoding, bytes: headerBytes + bodyBytes }
}
