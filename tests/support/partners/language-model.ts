import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}

/** A service that speaks OpenAI's chat completions API, on a port of its own. */
export async function startLanguageModel() {
  const calls: Call[] = []
  let respond: (response: ServerResponse) => void = response => response.end()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    calls.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text),
    })
    respond(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    /** From now on it says this. */
    say: (content: string) => {
      respond = response => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
      }
    },
    /** From now on it does this with a call. */
    behave: (otherwise: (response: ServerResponse) => void) => {
      respond = otherwise
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
