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
import { type SentDetails, sendMessage } from './send-message.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { mailbox: Mailbox }

/** Writes and sends a queued mail, unless a sending limit makes it wait. Not retried when the server rejects the recipient. */
export const sendMail = (deps: SendDeps, mailId: string): Promise<void> =>
  sendMessage(deps, mailChannel, mailId, {
    begin: () => beginWithinLimits(deps, mailId),
    dispatch: mail => dispatch(deps, mail),
    isRefusedForGood,
  })

/** Writes and sends a mail. @returns its subject; null when it no longer applies */
async function dispatch(deps: SendDeps, mail: MailRow): Promise<SentDetails | null> {
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

/** Message-ID (RFC 5322, 3.6.4), the same at every attempt, so that a duplicate can be recognised. */
function messageIdOf(dedupeKey: string, publicUrl: string): string {
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)
  return `<${digest}@${new URL(publicUrl).hostname}>`
}

/** Whether the server rejected the recipient permanently: a 5yz reply to RCPT TO (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
