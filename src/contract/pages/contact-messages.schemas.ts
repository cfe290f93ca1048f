import * as z from 'zod/mini'
import { flagFilter, Id, Instant, numberedQuery } from '../common.ts'

/** A message of the contact form. */
export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: Instant,
  /** Of the account with this e-mail, if there is one with a phone. */
  phone: z.nullable(z.string()),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ListMessagesQuery = z.object({
  unread: flagFilter(),
  ...numberedQuery,
})
export type ListMessagesQuery = z.output<typeof ListMessagesQuery>
