import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50

/**
 * Lets a server that stops wait for the requests under way and for nothing else. Node leaves two kinds of connections
 * open for a minute: those that browsers opened ahead of need and never used, and those that fall idle once their last
 * request is answered.
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
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    server.once('close', () => clearInterval(looking))
  })
}
