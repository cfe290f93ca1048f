import * as z from 'zod/mini'
import { blankable, Id, IdParams, Instant, numberedAnswer, numberedQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'

export const adminMessagesRefusals = {
  message_not_found: { status: 404, message: 'Message introuvable' },
} as const satisfies Record<string, Refusal>

/** What a visitor wrote through the contact form. */
export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: Instant,
  /** Of the account with this e-mail, when there is one that gave a phone. */
  phone: z.nullable(z.string()),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const ListMessagesQuery = z.object({
  unread: blankable(z.literal('1', 'Ce filtre n’a que la valeur 1.')),
  ...numberedQuery,
})
export type ListMessagesQuery = z.output<typeof ListMessagesQuery>

export const adminMessagesEndpoints = {
  listContactMessages: endpoint({
    method: 'GET',
    path: '/api/admin/messages',
    access: ['admin'],
    summary: 'Les messages du formulaire de contact, les plus récents d’abord',
    query: ListMessagesQuery,
    answer: z.object({ ...numberedAnswer(ContactMessage), unread: z.int() }),
  }),
  markContactMessage: endpoint({
    method: 'PATCH',
    path: '/api/admin/messages/:id',
    access: ['admin'],
    summary: 'Marque un message comme lu, ou non lu',
    params: IdParams,
    body: z.object({ read: z.boolean('Un message est lu ou non lu.') }),
    answer: ContactMessage,
  }),
}
