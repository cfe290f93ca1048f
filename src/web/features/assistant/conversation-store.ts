import { randomKey } from '#web/api/random-key.ts'
import { clearStoredConversation } from '#web/features/accounts/customer-storage.ts'
import {
  type Conversation,
  type Message,
  storedConversation,
} from '#web/features/assistant/stored-conversation.ts'
import { createStore } from '#web/ui/create-store.ts'

type Shown = Conversation & { isPending: boolean }

const empty: Shown = { shopperId: null, messages: [], isPending: false }

const shown = createStore<Shown | undefined>(undefined)
let initial: Shown | undefined

/** The conversation of this tab; persists while the panel is closed. */
export const conversationStore = {
  subscribe: shown.subscribe,
  read: (): Shown => {
    initial ??= { ...empty, ...storedConversation.read() }
    return shown.read() ?? initial
  },
  serverValue: (): Shown => empty,
}

function add(message: Omit<Message, 'id' | 'timestamp'>, isPending: boolean): Message {
  const current = conversationStore.read()
  const added = { ...message, id: randomKey(), timestamp: new Date().toISOString() }
  shown.write({ ...current, messages: [...current.messages, added], isPending })
  return added
}

/** Adds a question that awaits its answer. Only answered questions are stored. */
export const addQuestion = (content: string): Message => add({ role: 'user', content }, true)

export function addAnswer(answer: Omit<Message, 'id' | 'timestamp' | 'role'>): void {
  add({ role: 'assistant', ...answer }, false)
  storedConversation.write(conversationStore.read())
}

/** Removes an unanswered question. */
export function removeQuestion(question: Message): void {
  const current = conversationStore.read()
  shown.write({
    ...current,
    messages: current.messages.filter(({ id }) => id !== question.id),
    isPending: false,
  })
}

/** Sets the signed-in customer; deletes another customer's conversation. */
export function setConversationOwner(shopperId: string | null): void {
  const current = conversationStore.read()
  if (current.shopperId === shopperId) return
  if (current.shopperId === null) {
    const next = { ...current, shopperId }
    shown.write(next)
    storedConversation.write(next)
    return
  }
  shown.write({ ...empty, shopperId })
  clearStoredConversation()
}
