import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FollowQuery } from '#contract/common.ts'
import type { DatabaseEvents } from '../live/database-events.ts'
import type { RecentChanges } from '../live/recent-changes.ts'
import type { StreamAnswer } from './context.ts'

/** Proxies and phones drop a silent connection after about 30 s. */
const HEARTBEAT_MS = 20_000
const RECONNECT_AFTER_MS = 3_000

/**
 * Answers with server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html): `changed` when a
 * followed order has changed, or may have (also between the page's read and this request); the page then reads it again.
 * `end` closes the stream; the browser reconnects.
 */
export function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { live: { events }, recent }: { live: DatabaseEvents; recent: RecentChanges },
  { follows }: StreamAnswer,
): { end: () => void } {
  const send = (orderId: string | null) => {
    reply.raw.write(`event: changed\ndata: ${JSON.stringify({ orderId })}\n\n`)
  }
  const onOrder = (change: Parameters<StreamAnswer['follows']>[0]) => {
    if (follows(change)) send(change.orderId)
  }
  const onMissed = () => send(null)
  const heartbeat = setInterval(() => reply.raw.write(':\n\n'), HEARTBEAT_MS)
  const stop = () => {
    clearInterval(heartbeat)
    events.off('order', onOrder)
    events.off('missed', onMissed)
  }

  reply.hijack()
  request.raw.socket.setTimeout(0)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  reply.raw.write(`retry: ${RECONNECT_AFTER_MS}\n\n`)
  events.on('order', onOrder)
  events.on('missed', onMissed)
  const { readMsAgo } = request.query as FollowQuery
  if (readMsAgo !== undefined && recent.mayHave(follows, readMsAgo)) send(null)
  reply.raw.on('close', stop)
  return {
    end: () => {
      // Unsubscribe first: a write after `end` would throw and end the process.
      stop()
      reply.raw.end()
    },
  }
}
