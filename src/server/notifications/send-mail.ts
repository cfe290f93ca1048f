import { createHash } from 'node:crypto'
import { isErasedEmail } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import { typeset } from '../printing/typeset.ts'
import { readSettings } from '../settings/public.ts'
import { beginWithinLimits } from './begin-within-limits.ts'
import { mailChannel } from './channels.ts'
import { withInertLinks } from './letters/inert-links.ts'
import { renderHtml } from './letters/render-html.ts'
import { renderText } from './letters/render-text.ts'
import { signatureOf } from './letters/signature.ts'
import { writeLetter } from './mail-kinds.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailRow } from './mails.queries.ts'
import { type Kept, sendMessage } from './send-message.ts'

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { mailbox: Mailbox }

/** Writes a queued mail and sends it, unless it has to wait. An address that the server refuses for good is not tried again. */
export const sendMail = (deps: SendDeps, mailId: string): Promise<void> =>
  sendMessage(deps, mailChannel, mailId, {
    begin: () => beginWithinLimits(deps, mailId),
    dispatch: mail => dispatch(deps, mail),
    isRefusedForGood,
  })

/** Gives the mail away. @returns its subject; null when there is nothing to tell any more. */
async function dispatch(deps: SendDeps, mail: MailRow): Promise<Kept | null> {
  if (isErasedEmail(mail.recipient)) return null
  const written = await writeLetter(deps, mail)
  if (!written) return null
  const letter = withInertLinks(written, deps.config.publicUrl)
  const signature = signatureOf(deps.config.publicUrl, await readSettings(deps.db, deps.config))
  const subject = typeset(letter.subject)
  await deps.mailbox.send({
    id: mail.id,
    messageId: messageIdOf(mail.dedupeKey, deps.config.publicUrl),
    to: mail.recipient,
    subject,
    html: renderHtml(letter, signature),
    text: renderText(letter, signature),
    attachments: (await letter.attachments?.()) ?? [],
    ...(letter.replyTo && { replyTo: letter.replyTo }),
  })
  return { subject }
}

/** RFC 5322, 3.6.4: the same for every attempt, so that a mail that left twice can be recognised. */
function messageIdOf(dedupeKey: string, publicUrl: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `<${digest}@${new URL(publicUrl).hostname}>`
}

/** RFC 5321, 4.2.1: a reply 5yz to the recipient's address is final. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
