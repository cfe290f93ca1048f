import type { Executor } from '#database/connect.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { addJob } from '../outbox/public.ts'

/** A table of messages, each with its status. */
export type MessageTable = typeof mails | typeof textMessages

/** A kind of messages, with its table and its sending job. */
export type Channel<Table extends MessageTable = MessageTable> = {
  table: Table
  /** Name of a message in prepared statements and in the log. */
  name: 'mail' | 'text'
  /** Columns to set when an attempt begins, besides those of every channel. */
  begun: { waitsUntil?: null }
  /** Queues the sending job of a message, to run at once with all its attempts; replaces the message's earlier job. */
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
