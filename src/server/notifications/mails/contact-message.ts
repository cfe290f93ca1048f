import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { findContactMessage } from '../../pages/public.ts'
import { text } from '../letters/letter.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to the team: a message from the contact page. Dropped when it was deleted. */
export const contactMessage = mailKind({
  about: z.object({ messageId: Id }),
  write: async ({ db }, { messageId }) => {
    const message = await findContactMessage(db, messageId)
    if (!message) return null
    return {
      subject: `Contact : ${message.subject}`,
      preview: message.message.slice(0, 120),
      title: message.subject,
      replyTo: { name: message.name, address: message.email },
      blocks: [
        text('Un visiteur a écrit par la page Contact.'),
        {
          kind: 'facts',
          facts: [
            ['Nom', message.name],
            ['E-mail', message.email],
            ['Reçu le', formatDateTime(message.createdAt)],
          ],
        },
        { kind: 'quote', words: message.message },
      ],
    }
  },
})
