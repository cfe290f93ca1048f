import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'

/** A text as it leaves. */
export type OutgoingText = {
  /** The same at every attempt: a gateway that gets it twice can tell. */
  id: string
  kind: string
  channel: Config['texts']['channel']
  /** A phone number, E.164. */
  to: string
  text: string
}

/** Takes texts to phones away. What it cannot take is thrown. */
export type TextGateway = { sendText: (text: OutgoingText) => Promise<void> }

/** The gateway refuses this text for good: to try again would change nothing. */
export class TextRefused extends Error {
  override name = 'TextRefused'
}

const ANSWER_WITHIN_MS = 10_000
const MAX_REASON_LENGTH = 200
/** Worth another try although the answer is 4xx (RFC 9110, 15.5.9; RFC 6585, 4), and wrong keys, which people mend. */
const PASSING_STATUSES = new Set([401, 403, 408, 425, 429])

/** The HTTP gateway of the configuration, or the folder of texts when there is none. */
export function openTextGateway(
  { gateway, folder }: Pick<Config['texts'], 'gateway' | 'folder'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): TextGateway {
  return gateway ? httpGateway(gateway) : folderGateway(folder, log)
}

/** Where the folder keeps the words of a text. */
export const textFile = (folder: string, textId: string): string => join(folder, `${textId}.txt`)

/** POSTs `{ to, text, channel }` as JSON with a bearer token; any 2xx means that the text was taken. */
function httpGateway({ url, token }: NonNullable<Config['texts']['gateway']>): TextGateway {
  return {
    sendText: async ({ id, to, text, channel }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, text, channel }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      const answer = await response.text()
      if (response.ok) return
      const reason = `${response.status} ${answer.slice(0, MAX_REASON_LENGTH)}`
      const isFinal = response.status < 500 && !PASSING_STATUSES.has(response.status)
      throw isFinal ? new TextRefused(reason) : new Error(reason)
    },
  }
}

/** Codes stand in texts, so only the owner may read them; the log is no place for them, nor for telephone numbers. */
function folderGateway(folder: string, log: Pick<FastifyBaseLogger, 'info'>): TextGateway {
  return {
    sendText: async ({ id, kind, to, text, channel }) => {
      await mkdir(folder, { recursive: true })
      await writeFile(textFile(folder, id), text, { mode: 0o600 })
      log.info({ to: `…${to.slice(-2)}`, channel, kind }, 'a text')
    },
  }
}
