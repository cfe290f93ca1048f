import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'

/** A written text. */
type OutgoingText = {
  /** Idempotency key, the same at every attempt. */
  id: string
  kind: string
  channel: Config['texts']['channel']
  /** Phone number in E.164 format. */
  to: string
  text: string
}

/** Transport of texts; `sendText` throws when the text was not accepted. */
export type TextGateway = { sendText: (text: OutgoingText) => Promise<void> }

/** The gateway rejected a text permanently: a retry is pointless. */
export class TextRefused extends Error {
  override name = 'TextRefused'
}

const ANSWER_WITHIN_MS = 10_000
const MAX_REASON_LENGTH = 200
/** 4xx statuses that are retried: temporary ones (RFC 9110, 15.5.9; RFC 6585, 4), and wrong credentials, which people correct. */
const PASSING_STATUSES = new Set([401, 403, 408, 425, 429])

/** Gateway of the configuration, over HTTP; without one, texts are written to the folder. */
export function openTextGateway(
  { gateway, folder }: Pick<Config['texts'], 'gateway' | 'folder'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): TextGateway {
  return gateway ? httpGateway(gateway) : folderGateway(folder, log)
}

/** Path of a text in the folder. */
export const textFile = (folder: string, textId: string): string => join(folder, `${textId}.txt`)

/** POSTs `{ to, text, channel }` as JSON with a bearer token; any 2xx means that the text was accepted. */
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

/** Files are readable by their owner only, since texts contain codes; neither words nor whole phone numbers are logged. */
function folderGateway(folder: string, log: Pick<FastifyBaseLogger, 'info'>): TextGateway {
  return {
    sendText: async ({ id, kind, to, text, channel }) => {
      await mkdir(folder, { recursive: true })
      await writeFile(textFile(folder, id), text, { mode: 0o600 })
      log.info({ to: `…${to.slice(-2)}`, channel, kind }, 'a text')
    },
  }
}
