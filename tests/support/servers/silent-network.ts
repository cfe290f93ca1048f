import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type SilentNetwork = {
  /** The database's address by this way. */
  url: string
  /**
   * From now on nothing passes on the connections that stand, in neither direction, and nobody is told. New ones pass.
   * @param serverNoticesAfterMs when the database's system, which asks whether the other side is there, ends them; never unless told
   */
  cut: (serverNoticesAfterMs?: number) => void
  /** From now on what the database says comes so much later, in milliseconds. */
  delay: (byMs: number) => void
  /** From now on nobody gets through: the connections that stand are reset, new ones refused. */
  close: () => Promise<void>
  /** Listens again, on the same port. */
  open: () => Promise<void>
}

/**
 * A way to a database that can lose its connections without a word, as a firewall does that forgot them or a machine that
 * was moved away. Not the whole of such a cut: what is written into it is still acknowledged by this machine's kernel, so
 * that neither TCP keepalive nor `tcp_user_timeout` ever finds anything. For the client nothing stands in: it holds by limits
 * of its own. The server may have got half of what was sent, and waits for the rest with the rows that it locked: only its
 * keepalive ends that, so this does in its place.
 * The ends of lost connections do not pass either: until then the server keeps what it held for them.
 */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const target = new URL(databaseUrl)
  const standing = new Set<{ isLost: boolean; far: Socket }>()
  const noticing = new Set<NodeJS.Timeout>()
  const sockets = new Set<Socket>()
  let lateByMs = 0
  const server = createServer(near => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const way = { isLost: false, far }
    standing.add(way)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true)
      const pass = (bytes: Buffer) => way.isLost || to.write(bytes)
      from.on('data', bytes =>
        from === far && lateByMs > 0 ? setTimeout(pass, lateByMs, bytes) : pass(bytes),
      )
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
    cut: serverNoticesAfterMs => {
      const lost = [...standing]
      standing.clear()
      for (const way of lost) way.isLost = true
      if (serverNoticesAfterMs === undefined) return
      noticing.add(
        setTimeout(() => {
          for (const { far } of lost) far.resetAndDestroy()
        }, serverNoticesAfterMs),
      )
    },
    delay: byMs => {
      lateByMs = byMs
    },
    close: async () => {
      for (const timer of noticing) clearTimeout(timer)
      if (!server.listening) return
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.resetAndDestroy()
      await closed
    },
    open: () => listen(port),
  }
}
