import type { Executor } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { addJob } from '../outbox/public.ts'

/** A table of messages: what was to be sent, once, and what became of it. */
export type MessageTable = typeof mails | typeof textMessages

/** A way on which messages leave. */
export type Channel<Table extends MessageTable = MessageTable> = {
  table: Table
  /** What prepared statements and the log call one of its messages. */
  name: 'mail' | 'text'
  /** What is over, beside what all channels note, when an attempt begins. */
  begun: { waitsUntil?: null }
  /** Has a message sent, at once and with all its attempts: the job of the same key begins anew, whatever became of it. */
  addJob: (db: Executor, id: string) => Promise<void>
}

export const mailChannel: Channel<typeof mails> = {
  table: mails,
  name: 'mail',
  begun: { waitsUntil: null },
  addJob: (db, mailId) => addJob(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}` }),
}

export const textChannel: Channel<typeof textMessages> = {
  table: textMessages,
  name: 'text',
  begun: {},
  addJob: (db, textId) => addJob(db, 'send-text', { textId }, { jobKey: `text:${textId}` }),
}

export const channels = { mail: mailChannel, text: textChannel }
