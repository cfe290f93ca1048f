import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Attachment, Letter } from './letters/letter.ts'

/** A rendered mail. */
type OutgoingMail = {
  id: string
  /** Message-ID header, the same at every attempt. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  attachments: readonly Attachment[]
  replyTo?: NonNullable<Letter['replyTo']>
}

/** Transport of mails; `send` throws when the mail was not accepted. */
export type Mailbox = {
  send: (mail: OutgoingMail) => Promise<void>
  /** @throws Error when it accepts no mails now */
  check: () => Promise<void>
}

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000

const messageOf = ({ id: _, attachments, ...mail }: OutgoingMail, from: string) => ({
  ...mail,
  from,
  // Attachments come from memory, never from files or addresses.
  disableFileAccess: true,
  disableUrlAccess: true,
  attachments: attachments.map(attachment => ({ ...attachment })),
  // Suppresses out-of-office replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Mailbox of the configured SMTP server; without one, mails are written to the folder. */
export function openMailbox({ smtpUrl, from, folder }: Config['mail']): Mailbox {
  return smtpUrl ? smtpMailbox(smtpUrl, from) : folderMailbox(folder, from)
}

function smtpMailbox(url: string, from: string): Mailbox {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  })
  return {
    send: async mail => {
      await transport.sendMail(messageOf(mail, from))
    },
    check: async () => {
      await transport.verify()
    },
  }
}

/** Paths of a mail in the folder: the message (.eml), and its HTML part to open in a browser. */
export const mailFiles = (folder: string, mailId: string) => ({
  message: join(folder, `${mailId}.eml`),
  page: join(folder, `${mailId}.html`),
})

function folderMailbox(folder: string, from: string): Mailbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async mail => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      const files = mailFiles(folder, mail.id)
      await mkdir(folder, { recursive: true })
      await writeWhole(files.page, mail.html)
      await writeWhole(files.message, message as Buffer)
    },
    check: async () => {
      await mkdir(folder, { recursive: true })
    },
  }
}

/** Writes a file atomically, by renaming, and readable by its owner only: links in mails give access to accounts. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
