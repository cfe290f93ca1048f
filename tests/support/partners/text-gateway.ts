import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Taken = { to: string; text: string; channel: string; authorization: string; idempotencyKey: string }

export type TestGateway = {
  url: string
  /** The texts that it said yes to, in their order. */
  taken: Taken[]
  /** Statuses of the next answers; 202 when there is none. */
  answers: number[]
  close: () => Promise<void>
}

async function readJson(request: IncomingMessage): Promise<Pick<Taken, 'to' | 'text' | 'channel'>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** A gateway of texts to phones, as an operator runs one. */
export async function startTextGateway(): Promise<TestGateway> {
  const taken: Taken[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const body = await readJson(request)
    const status = answers.shift() ?? 202
    const { authorization = '', 'idempotency-key': idempotencyKey } = request.headers
    if (status < 300) taken.push({ ...body, authorization, idempotencyKey: String(idempotencyKey) })
    response.writeHead(status).end(status < 300 ? 'ok' : 'gateway says no')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    taken,
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
