// What the public pages are compared with: a bare node:http server that sends the same bytes, in a process of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { headers: Record<string, string>; body: string }

process.once('message', ({ headers, body }: Message) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
