import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { CacheTag } from '#contract/cache-tags.ts'

/** Quality 5 costs a few milliseconds once and comes within a tenth of the smallest. */
const BROTLI_QUALITY = 5
/** For programs, and the few who have no TLS: half the time of level 6, for a tenth more. */
const GZIP_LEVEL = 3
/** Larger than a compressed page: each chunk costs a round trip to the thread pool. */
const chunkSize = 65_536
/** Memory of both encodings relative to the first: gzip is a quarter larger than brotli. */
const BOTH_ENCODINGS_FACTOR = 2.3
/** Below one network packet, compression saves no round trip. */
export const MIN_COMPRESSED_BYTES = 1_000
const IS_COMPRESSED = /^image\/(?:jpeg|png|webp)$/

/** A response that is the same for every visitor, before compression. */
export type PublicResponse = {
  /** 200 is cached until invalidated, 404 for some seconds, others not. */
  status: number
  contentType: string
  body: string | Uint8Array
  headers?: Record<string, string>
  /** Dependencies found while generating it, in addition to those known before. */
  tags?: Iterable<CacheTag>
}

/** Current browsers accept brotli, many crawlers only gzip. */
export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** A response ready to send. */
export type CachedResponse = {
  status: number
  /** All headers except `content-encoding`. */
  headers: Readonly<Record<string, string>>
  etag: string
  /** In the encoding of the first request, or plain where compression saves nothing; `encodeBody` converts it. */
  body: Buffer
  encoding: Encoding
  /** Its memory use. */
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
const decompress: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: body => unbrotli(body, { chunkSize }),
  gzip: body => gunzipped(body, { chunkSize }),
}

/** Copied into a buffer of its exact size: a slice would keep the compressor's whole chunk in memory. */
const compress = async (plain: Buffer, compression: Compression) =>
  Buffer.from(new Uint8Array(await compressions[compression](plain)).buffer)

const isWorthCompressing = (plain: Buffer, { contentType }: PublicResponse) =>
  plain.length >= MIN_COMPRESSED_BYTES && !IS_COMPRESSED.test(contentType)

const secondEncodings = new WeakMap<CachedResponse, Promise<Buffer>>()
/** The responses that were last sent uncompressed: a monitor asks for the same few again and again. */
const decompressed = new Map<CachedResponse, Promise<Buffer>>()
const MAX_DECOMPRESSED = 8

function decompressOnce(answer: CachedResponse, kept: Compression): Promise<Buffer> {
  const body = decompressed.get(answer) ?? decompress[kept](answer.body)
  decompressed.delete(answer)
  decompressed.set(answer, body)
  body.catch(() => decompressed.delete(answer))
  const [oldest] = decompressed.keys()
  if (decompressed.size > MAX_DECOMPRESSED) decompressed.delete(oldest!)
  return body
}

/** The body in an encoding. The second compression is made on first use, then kept with the response. */
export async function encodeBody(answer: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const { body, encoding: kept } = answer
  if (kept === encoding || kept === 'identity') return body
  if (encoding === 'identity') return decompressOnce(answer, kept)
  const other = secondEncodings.get(answer) ?? decompress[kept](body).then(plain => compress(plain, encoding))
  secondEncodings.set(answer, other)
  return other
}

const encoder = new TextEncoder()

/** TextEncoder is more than twice as fast as `Buffer.from` with non-ASCII text. */
function bytesOf(body: PublicResponse['body']): Buffer {
  const { buffer, byteOffset, byteLength } = typeof body === 'string' ? encoder.encode(body) : body
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Compresses a response in the encoding of the first request, and computes its ETag. */
export async function compressResponse(
  answer: PublicResponse,
  asked: Compression = 'br',
): Promise<CachedResponse> {
  const plain = bytesOf(answer.body)
  const encoding = isWorthCompressing(plain, answer) ? asked : 'identity'
  const body = encoding === 'identity' ? plain : await compress(plain, encoding)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = {
    vary: 'accept-encoding',
    // Browsers may store it but must revalidate, so that nobody sees an old stock.
    'cache-control': 'no-cache',
    'content-type': answer.contentType,
    ...answer.headers,
    ...(answer.status === 200 && { etag }),
  }
  const headerBytes = JSON.stringify(headers).length
  const bodyBytes = encoding === 'identity' ? body.length : BOTH_ENCODINGS_FACTOR * body.length
  return { status: answer.status, headers, etag, body, encoding, bytes: headerBytes + bodyBytes }
}
