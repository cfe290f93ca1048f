import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Attachment, Letter } from './letters/letter.ts'

/** A mail as it leaves. */
export type OutgoingMail = {
  id: string
  /** The same at every attempt: a mailbox that gets it twice can tell. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  attachments: readonly Attachment[]
  replyTo?: NonNullable<Letter['replyTo']>
}

/** Takes mails away. What it cannot take is thrown. */
export type Mailbox = {
  send: (mail: OutgoingMail) => Promise<void>
  /** @throws when it would take nothing now */
  check: () => Promise<void>
}

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000

const messageOf = ({ id: _, attachments, ...mail }: OutgoingMail, from: string) => ({
  ...mail,
  from,
  // Only what we wrote ourselves goes out.
  disableFileAccess: true,
  disableUrlAccess: true,
  attachments: attachments.map(attachment => ({ ...attachment })),
  // No answering machine needs to tell that its owner is away.
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** The SMTP server of the configuration, or the folder of mails when there is none. */
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

/** Where the folder keeps a mail. The page is the mail's HTML part, for people to open. */
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

/** Under another name first: nobody reads half a file. Links in mails open accounts, so only the owner may read. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
