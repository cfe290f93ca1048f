import type { pagesContactMessagesEndpoints } from '#contract/pages/contact-messages.endpoints.ts'
import type { ContactMessage } from '#contract/pages/contact-messages.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import {
  type ContactMessageRow,
  countUnreadMessages,
  findMessageWithPhone,
  listContactMessages,
} from './contact-messages.queries.ts'
import { markContactMessage } from './mark-contact-message.ts'

const answerMessage = ({ message, phone }: ContactMessageRow): ContactMessage => ({
  id: message.id,
  name: message.name,
  email: message.email,
  subject: message.subject,
  message: message.message,
  read: message.readAt !== null,
  createdAt: message.createdAt.toISOString(),
  phone,
})

export const pagesContactMessagesRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof pagesContactMessagesEndpoints> => ({
  listContactMessages: async ({ query: { unread, page, limit } }) => {
    const { rows, total } = await listContactMessages(deps.db, { unread: unread === '1', page, limit })
    return { items: rows.map(answerMessage), total, page, limit, unread: await countUnreadMessages(deps.db) }
  },
  markContactMessage: async ({ params: { id }, body }, { sessions: { admin } }) => {
    await markContactMessage(deps, admin, { id, ...body })
    return answerMessage((await findMessageWithPhone(deps.db, id)) ?? refuse('message_not_found'))
  },
})
