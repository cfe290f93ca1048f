import * as z from 'zod/mini'
import { IdParams, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ContactMessage, ListMessagesQuery } from './contact-messages.schemas.ts'

export const pagesContactMessagesEndpoints = {
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
    refusals: ['message_not_found'],
    summary: 'Marque un message comme lu, ou non lu',
    params: IdParams,
    body: z.object({ read: z.boolean('Un message est lu ou non lu.') }),
    answer: ContactMessage,
  }),
}
