import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const POLL_INTERVAL_MS = 50

/**
 * Makes shutdown wait for requests in flight only. Node.js would keep two kinds of connections open for a minute: those
 * that browsers opened ahead and never used, and those that become idle after their last response.
 */
export function closeConnectionsAtStop(app: FastifyInstance): void {
  const { server } = app
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.prependListener('request', request => unused.delete(request.socket))
  app.addHook('preClose', async () => {
    if (!server.listening) return
    for (const socket of unused) socket.destroy()
    const polling = setInterval(() => server.closeIdleConnections(), POLL_INTERVAL_MS)
    server.once('close', () => clearInterval(polling))
  })
}
