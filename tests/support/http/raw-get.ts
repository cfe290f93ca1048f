import { type IncomingMessage, request } from 'node:http'

/** Requests a target unchanged; `fetch` would normalize it. */
export function rawGet(serverUrl: string, target: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(serverUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target }, answer => resolve(answer.resume()))
    asked.on('error', reject).end()
  })
}
