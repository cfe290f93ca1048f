import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEBIBYTE } from '#contract/sizes.ts'
import { Budget } from './budget.ts'

/** Who waits longer is asked to come back; what is still on its way is cut. */
export const LONGEST_WAIT_MS = 25_000
/** A photo of half a megabyte comes from a field at a kilobyte a second. */
export const LONGEST_REQUEST_MS = 600_000
/** Large bodies that are in memory at a time: as text, parsed, and as bytes, each takes some three times its size. */
const ALL_BYTES = 80 * MEBIBYTE
/** No account keeps the others waiting. */
const BYTES_OF_ONE_ACCOUNT = ALL_BYTES / 2
const LOOKED_AT_EACH_MS = 30_000

type Body = {
  /** The most that it may be. */
  limitBytes: number
  /** Whose account sends it. */
  owner: string
}

/**
 * Lets a large body come in when there is room for it in the memory of this process; its bytes wait on the wire.
 * @throws Refused `unavailable` when there is none for too long, or when its account has so many under way
 */
export type MakeRoom = (request: FastifyRequest, reply: FastifyReply, body: Body) => Promise<void>

/** The room of one server for large bodies. One that takes room and comes at less than half the pace that it needs is cut. */
export function roomForLargeBodies({
  longestMs = LONGEST_REQUEST_MS,
  lookedAtEachMs = LOOKED_AT_EACH_MS,
} = {}): MakeRoom {
  const room = new Budget({
    total: ALL_BYTES,
    maxWaiting: 100,
    maxWaitMs: LONGEST_WAIT_MS,
    mostOfOne: BYTES_OF_ONE_ACCOUNT,
  })

  return async (request, reply, { limitBytes, owner }) => {
    const announced = Number(request.headers['content-length'] ?? limitBytes)
    // Too large: refused unread. Small: as any other.
    if (announced > limitBytes || announced <= MEBIBYTE) return
    const leaveRoom = await room.take(announced, owner)
    const stopLooking = cutWhenItTrickles(request, { announced, longestMs, lookedAtEachMs })
    const leave = () => {
      stopLooking()
      leaveRoom()
    }
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  }
}

type Pace = { announced: number; longestMs: number; lookedAtEachMs: number }

function cutWhenItTrickles(
  { raw }: FastifyRequest,
  { announced, longestMs, lookedAtEachMs }: Pace,
): () => void {
  const { socket } = raw
  const readBefore = socket.bytesRead
  const beganMs = performance.now()
  const timer = setInterval(() => {
    const due = (announced * (performance.now() - beganMs)) / longestMs
    if (raw.complete) clearInterval(timer)
    else if (socket.bytesRead - readBefore < due / 2) socket.destroy()
  }, lookedAtEachMs)
  timer.unref()
  return () => clearInterval(timer)
}
