import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port was given')
  return address.port
}

/**
 * One that stays ours from one start of a server to the next: the provider notifies an address. Below the ports that
 * the system gives to clients: one who calls a server that is gone could be given its very port.
 */
export async function findSteadyPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(10_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await new Promise(resolve => {
      probe.once('listening', () => resolve(true)).once('error', () => resolve(false))
    })
    await new Promise(resolve => probe.close(resolve))
    if (isFree) return port
  }
}
