import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedResponse, type Compression, type Encoding, encodeBody } from './compress-response.ts'

const COMPRESSIONS: readonly Compression[] = ['br', 'gzip']

/** The accepted encodings; those with `q=0` are left out. */
function acceptedEncodings(header: string): Set<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .filter(([, quality]) => !(quality && /^q=0(\.0*)?$/.test(quality)))
  return new Set(accepted.map(([name = '']) => name))
}

const MAX_HEADERS = 100
const accepted = new Map<string, ReadonlySet<string>>()

/** Memoized: most browsers send one of a few headers. */
function acceptedBy(header: string): ReadonlySet<string> {
  const known = accepted.get(header)
  if (known) return known
  if (accepted.size >= MAX_HEADERS) accepted.clear()
  const encodings = acceptedEncodings(header)
  accepted.set(header, encodings)
  return encodings
}

/** The preferred compression for an `Accept-Encoding` header. */
export function negotiateEncoding(header: string | undefined): Compression | undefined {
  const encodings = acceptedBy(header ?? '')
  return COMPRESSIONS.find(compression => encodings.has(compression))
}

/** Whether `If-None-Match` matches the ETag (RFC 9110, weak comparison). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === opaque)
}

/** Sends a cached response: 304 when its ETag matches, else in the negotiated encoding. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(answer.headers)
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) {
    return reply.code(304).send()
  }
  const accepted = negotiateEncoding(request.headers['accept-encoding']) ?? 'identity'
  const encoding: Encoding = answer.encoding === 'identity' ? 'identity' : accepted
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(answer.status)
  // Stored in the requested encoding: no promise needed.
  if (encoding === answer.encoding) return reply.send(answer.body)
  return encodeBody(answer, encoding).then(body => reply.send(body))
}
