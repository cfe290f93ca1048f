import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type SilentNetwork = {
  /** The database's address by this way. */
  url: string
  /** From now on nothing passes on the connections that stand, in neither direction, and nobody is told. New ones pass. */
  cut: () => void
  /** From now on nobody gets through: the connections that stand are reset, new ones refused. */
  close: () => Promise<void>
  /** Listens again, on the same port. */
  open: () => Promise<void>
}

/**
 * A way to a database that can lose its connections without a word, as a firewall does that forgot them or a machine that
 * was moved away. Not the whole of such a cut: what is written into it is still acknowledged by this machine's kernel, so
 * that neither TCP keepalive nor `tcp_user_timeout` ever finds anything; who holds here holds by limits of its own.
 * The ends of lost connections do not pass either: the server keeps what it held for them.
 */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const target = new URL(databaseUrl)
  const standing = new Set<{ isLost: boolean }>()
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const way = { isLost: false }
    standing.add(way)
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', bytes => way.isLost || to.write(bytes))
      from.on('end', () => way.isLost || to.end())
      // What broke has closed, which is told below.
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!way.isLost) to.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut: () => {
      for (const way of standing) way.isLost = true
      standing.clear()
    },
    close: async () => {
      if (!server.listening) return
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    open: () => listen(port),
  }
}
