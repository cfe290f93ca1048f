import { isQuestion, type KeptCopies } from '#web/kept/kept-copies.ts'

declare const self: ServiceWorkerGlobalScope

/** For each page that is open, when the oldest of the copies that it got was seen. */
const oldest = new Map<string, number>()

/** Tells a page that it has got a copy instead of a fresh answer, and from when. */
export async function noteCopy(clientId: string, copy: Response): Promise<void> {
  const seenAtMs = Date.parse(copy.headers.get('date') ?? '')
  if (Number.isNaN(seenAtMs)) return
  oldest.set(clientId, Math.min(seenAtMs, oldest.get(clientId) ?? seenAtMs))
  const client = await self.clients.get(clientId)
  if (client) tell(client)
}

/** Answers a page that has come alive: it could not hear before. */
export function answerQuestion({ data, source }: ExtendableMessageEvent): void {
  if (isQuestion(data) && source instanceof Client) tell(source)
}

function tell(client: Client): void {
  const seenAtMs = oldest.get(client.id)
  if (seenAtMs !== undefined) client.postMessage({ kind: 'amic.copies', seenAtMs } satisfies KeptCopies)
}
