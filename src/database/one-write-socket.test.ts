import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OneWriteSocket } from './one-write-socket.ts'

/** A socket connected to a peer, with the text that arrived there and a spy on its multi-chunk writes. */
async function connected() {
  const arrived: string[] = []
  const server = createServer(peer => peer.setEncoding('utf8').on('data', text => arrived.push(String(text))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new OneWriteSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const together = vi.spyOn(socket as Required<OneWriteSocket>, '_writev')
  return { socket, together, text: () => arrived.join('') }
}

/** Writes a statement of two messages as pg does. */
function send(socket: OneWriteSocket, statement: string): void {
  socket.cork()
  socket.write(`parse ${statement};`)
  socket.write(`sync;`)
  socket.uncork()
}

test('statements of one turn leave in one write, in their order', async () => {
  const { socket, together, text } = await connected()
  send(socket, 'order')
  send(socket, 'parcel')
  await Promise.resolve()
  send(socket, 'item')
  expect(together).not.toHaveBeenCalled()
  await expect.poll(text).toBe('parse order;sync;parse parcel;sync;parse item;sync;')
  expect(together).toHaveBeenCalledOnce()
})

test('one of a later turn leaves then', async () => {
  const { socket, together, text } = await connected()
  send(socket, 'order')
  await setImmediate()
  send(socket, 'commit')
  await expect.poll(text).toBe('parse order;sync;parse commit;sync;')
  expect(together).toHaveBeenCalledTimes(2)
})

test('a farewell is written before the socket ends', async () => {
  const { socket, text } = await connected()
  send(socket, 'order')
  socket.write('farewell', () => socket.end())
  await once(socket, 'close')
  await expect.poll(text).toBe('parse order;sync;farewell')
})
