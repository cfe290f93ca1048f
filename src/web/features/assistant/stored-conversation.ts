import type { ChatAnswer } from '#contract/assistant/schemas.ts'
import { CONVERSATION_KEY } from '#web/features/accounts/customer-storage.ts'
import { tabStorage, withStorage } from '#web/storage/with-storage.ts'

export type Message = {
  id: string
  role: 'user' | 'assistant'
  content: string
  /** ISO 8601. */
  timestamp: string
} & Pick<ChatAnswer, 'suggestions' | 'products'>

/** The conversation of this tab, bound to the signed-in customer if any. */
export type Conversation = { shopperId: string | null; messages: readonly Message[] }

const MAX_STORED_MESSAGES = 50

/** In session storage; in memory if that is unavailable. */
export const storedConversation = {
  read: (): Conversation | null =>
    withStorage(
      tabStorage,
      storage => JSON.parse(storage.getItem(CONVERSATION_KEY) ?? 'null') as Conversation | null,
      null,
    ),
  write: ({ shopperId, messages }: Conversation) =>
    withStorage(
      tabStorage,
      storage =>
        storage.setItem(
          CONVERSATION_KEY,
          JSON.stringify({ shopperId, messages: messages.slice(-MAX_STORED_MESSAGES) }),
        ),
      undefined,
    ),
}
