import type { FastifyReply, FastifyRequest } from 'fastify'
import { Budget } from './budget.ts'

const MEGABYTE = 1024 * 1024
/** Who waits longer is asked to come back; what is still on its way is cut. */
export const LONGEST_WAIT_MS = 25_000
/** Large bodies that are in memory at a time: as text, parsed, and as bytes, each takes some three times its size. */
const largeBodies = new Budget({ total: 80 * MEGABYTE, maxWaiting: 100, maxWaitMs: LONGEST_WAIT_MS })

/**
 * Lets a large body come in when there is room for it in the memory of this process. Its bytes wait on the wire.
 * @throws Refused `unavailable` when there is none for too long
 */
export async function makeRoom(
  request: FastifyRequest,
  reply: FastifyReply,
  limitBytes: number,
): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? limitBytes)
  // Too large: refused unread. Small: as any other.
  if (announced > limitBytes || announced <= MEGABYTE) return
  const leave = await largeBodies.take(announced)
  if (reply.raw.destroyed) leave()
  else reply.raw.once('close', leave)
}
