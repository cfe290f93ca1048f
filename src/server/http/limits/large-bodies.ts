import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEBIBYTE } from '#contract/sizes.ts'
import { WeightedSemaphore } from './weighted-semaphore.ts'

/** Longest wait for memory before a request is refused. */
export const MAX_WAIT_MS = 25_000
/** Allows half a megabyte at one kilobyte per second. */
export const MAX_REQUEST_MS = 600_000
/** Bytes of large bodies in memory at a time; each takes about three times its size (text, parsed, decoded). */
const MAX_BYTES_IN_MEMORY = 80 * MEBIBYTE
/** Limit per account. */
const MAX_BYTES_PER_ACCOUNT = MAX_BYTES_IN_MEMORY / 2
const CHECK_INTERVAL_MS = 30_000

type Body = {
  /** Maximum size. */
  limitBytes: number
  /** Account that sends it. */
  owner: string
}

/**
 * Waits until there is memory for a large body; unread bytes stay in the socket (backpressure).
 * @throws Refused `unavailable` after the maximum wait, or when its account has reached its limit
 */
type ReserveBodyMemory = (request: FastifyRequest, reply: FastifyReply, body: Body) => Promise<void>

/** Limits the memory of large request bodies. Uploads slower than half the necessary pace are aborted. */
export function limitLargeBodies({
  maxDurationMs = MAX_REQUEST_MS,
  checkIntervalMs = CHECK_INTERVAL_MS,
} = {}): ReserveBodyMemory {
  const memory = new WeightedSemaphore({
    total: MAX_BYTES_IN_MEMORY,
    maxWaiting: 100,
    maxWaitMs: MAX_WAIT_MS,
    maxPerOwner: MAX_BYTES_PER_ACCOUNT,
  })

  return async (request, reply, { limitBytes, owner }) => {
    const announced = Number(request.headers['content-length'] ?? limitBytes)
    // Too large: Fastify refuses it unread. Small: not limited.
    if (announced > limitBytes || announced <= MEBIBYTE) return
    const release = await memory.acquire(announced, owner)
    const stopChecking = abortSlowUpload(request, { announced, maxDurationMs, checkIntervalMs })
    const end = () => {
      stopChecking()
      release()
    }
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
  }
}

type Pace = { announced: number; maxDurationMs: number; checkIntervalMs: number }

function abortSlowUpload(
  { raw }: FastifyRequest,
  { announced, maxDurationMs, checkIntervalMs }: Pace,
): () => void {
  const { socket } = raw
  const readBefore = socket.bytesRead
  const beganMs = performance.now()
  const timer = setInterval(() => {
    const due = (announced * (performance.now() - beganMs)) / maxDurationMs
    if (raw.complete) clearInterval(timer)
    else if (socket.bytesRead - readBefore < due / 2) socket.destroy()
  }, checkIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
