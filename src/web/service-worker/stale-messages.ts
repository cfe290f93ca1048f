import { isStaleQuery, type StaleMessage } from '#web/offline/stale-message.ts'

declare const self: ServiceWorkerGlobalScope

/** By client id: when its oldest copy was fetched, in Unix milliseconds. */
const oldest = new Map<string, number>()

/** Notifies a page that it got a cached copy, and when its oldest one was fetched. */
export async function notifyStale(clientId: string, copy: Response): Promise<void> {
  const seenAtMs = Date.parse(copy.headers.get('date') ?? '')
  if (Number.isNaN(seenAtMs)) return
  oldest.set(clientId, Math.min(seenAtMs, oldest.get(clientId) ?? seenAtMs))
  const client = await self.clients.get(clientId)
  if (client) postStale(client)
}

/** Answers a page that has just started listening. */
export function answerStaleQuery({ data, source }: ExtendableMessageEvent): void {
  if (isStaleQuery(data) && source instanceof Client) postStale(source)
}

function postStale(client: Client): void {
  const seenAtMs = oldest.get(client.id)
  if (seenAtMs !== undefined) client.postMessage({ kind: 'amic.copies', seenAtMs } satisfies StaleMessage)
}
