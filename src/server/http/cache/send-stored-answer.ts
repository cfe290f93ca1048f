import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyIn, type Compression, type Encoding, type StoredAnswer } from './compress-answer.ts'

const COMPRESSIONS: readonly Compression[] = ['br', 'gzip']

/** The encodings that a browser accepts; one with `q=0` is refused. */
function acceptedEncodings(header: string): Set<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim()))
    .filter(([, quality]) => !(quality && /^q=0(\.0*)?$/.test(quality)))
  return new Set(accepted.map(([name = '']) => name))
}

const MOST_HEADERS = 100
const accepted = new Map<string, ReadonlySet<string>>()

/** Browsers of one kind all send the same header: each is read once. */
function acceptedBy(header: string): ReadonlySet<string> {
  const known = accepted.get(header)
  if (known) return known
  if (accepted.size >= MOST_HEADERS) accepted.clear()
  const encodings = acceptedEncodings(header)
  accepted.set(header, encodings)
  return encodings
}

/** The best compression that a browser reads, by its `Accept-Encoding` header. */
export function chooseCompression(header: string | undefined): Compression | undefined {
  const encodings = acceptedBy(header ?? '')
  return COMPRESSIONS.find(compression => encodings.has(compression))
}

/** True when the browser already holds this content (RFC 9110, weak comparison). */
function isHeldByBrowser(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === opaque)
}

/** Sends a kept answer: 304 when the browser has it, else in the best encoding. */
export function sendStoredAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(answer.headers)
  if (answer.status === 200 && isHeldByBrowser(request.headers['if-none-match'], answer.etag)) {
    return reply.code(304).send()
  }
  const asked = chooseCompression(request.headers['accept-encoding']) ?? 'identity'
  const encoding: Encoding = answer.encoding === 'identity' ? 'identity' : asked
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(answer.status)
  // What is kept as it is asked for leaves at once.
  if (encoding === answer.encoding) return reply.send(answer.body)
  return bodyIn(answer, encoding).then(body => reply.send(body))
}
