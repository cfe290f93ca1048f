import * as z from 'zod/mini'
import { units } from '../catalogue/facts.ts'
import { Picture } from '../catalogue/schemas.ts'
import { Amount, Id } from '../common.ts'
import { whenFields } from '../when-fields.ts'
import { HISTORY_LENGTH, HISTORY_MAX_LENGTH, MESSAGE_MAX_LENGTH, quickReplies } from './facts.ts'

const quickReplyIds = quickReplies.map(({ id }) => id)

export const QuickReply = z.object({ id: z.enum(quickReplyIds), text: z.string() })
export type QuickReply = z.infer<typeof QuickReply>

/** A product on sale, in an answer. */
const ChatProduct = z.object({
  id: Id,
  name: z.string(),
  price: Amount,
  unit: z.enum(units),
  stock: z.int(),
  picture: z.nullable(Picture),
  vendorName: z.string(),
  region: z.nullable(z.string()),
  /** Its page on this site. */
  path: z.string(),
})
export type ChatProduct = z.infer<typeof ChatProduct>

export const ChatAnswer = z.object({
  /** Plain text with line breaks. */
  response: z.string(),
  /** Links to follow-up pages. */
  suggestions: z.optional(z.array(z.object({ text: z.string(), path: z.string() }))),
  products: z.optional(z.array(ChatProduct)),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

const MESSAGE_REQUIRED = 'Écrivez votre question'
const MESSAGE_TOO_LONG = `Votre message est trop long (${MESSAGE_MAX_LENGTH.toLocaleString('fr-FR')} caractères au plus)`
const HISTORY_INVALID = 'L’historique de la conversation est incorrect'
const HISTORY_MAX_MESSAGES = 100
const Message = z
  .string(MESSAGE_REQUIRED)
  .check(z.trim(), z.minLength(1, MESSAGE_REQUIRED), z.maxLength(MESSAGE_MAX_LENGTH, MESSAGE_TOO_LONG))

const HistoryMessage = z.object(
  {
    role: z.enum(['user', 'assistant'], HISTORY_INVALID),
    content: z.string(HISTORY_INVALID).check(z.maxLength(HISTORY_MAX_LENGTH, HISTORY_INVALID)),
  },
  HISTORY_INVALID,
)
export type HistoryMessage = z.infer<typeof HistoryMessage>

/** The last ten messages of the conversation. */
const ConversationHistory = z.optional(
  z.pipe(
    z.array(HistoryMessage, HISTORY_INVALID).check(z.maxLength(HISTORY_MAX_MESSAGES, HISTORY_INVALID)),
    z.transform((messages: HistoryMessage[]) => messages.slice(-HISTORY_LENGTH)),
  ),
)

export const ChatBody = z.object({
  message: Message,
  conversationHistory: ConversationHistory,
})

/** The id of a suggested question, or a message. */
export const QuickReplyBody = z
  .object({
    quickReplyId: z.optional(z.enum(quickReplyIds, 'Cette question n’existe pas.')),
    message: z.optional(Message),
    conversationHistory: ConversationHistory,
  })
  .check(
    z.refine(({ quickReplyId, message }) => quickReplyId !== undefined || message !== undefined, {
      error: MESSAGE_REQUIRED,
      path: ['message'],
      ...whenFields,
    }),
  )
