import { type IncomingMessage, request } from 'node:http'

/** Asks for a target as it is written: what `fetch` would tidy up goes to the server. */
export function rawGet(serverUrl: string, target: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(serverUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target }, answer => resolve(answer.resume()))
    asked.on('error', reject).end()
  })
}
