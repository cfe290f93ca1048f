import { randomKey } from '#web/api/random-key.ts'
import { forgetConversation } from '#web/features/accounts/customer-traces.ts'
import {
  type Conversation,
  keptConversation,
  type Message,
} from '#web/features/assistant/kept-conversation.ts'

export type Shown = Conversation & { isPending: boolean }

let shown: Shown | undefined
const listeners = new Set<() => void>()

function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

const empty: Shown = { shopperId: null, messages: [], isPending: false }

/** The conversation of this tab; it goes on while the panel is closed. For `useSyncExternalStore`. */
export const conversationStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Shown => {
    shown ??= { ...empty, ...keptConversation.read() }
    return shown
  },
  none: (): Shown => empty,
}

function add(message: Omit<Message, 'id' | 'timestamp'>, isPending: boolean): Message {
  const current = conversationStore.current()
  const said = { ...message, id: randomKey(), timestamp: new Date().toISOString() }
  show({ ...current, messages: [...current.messages, said], isPending })
  return said
}

/** Adds a question, to which the assistant owes an answer. It is kept with its answer, not without. */
export const addQuestion = (content: string): Message => add({ role: 'user', content }, true)

export function addAnswer(answer: Omit<Message, 'id' | 'timestamp' | 'role'>): void {
  add({ role: 'assistant', ...answer }, false)
  keptConversation.keep(conversationStore.current())
}

/** No answer came: the question was not asked. */
export function takeBack(question: Message): void {
  const current = conversationStore.current()
  show({ ...current, messages: current.messages.filter(({ id }) => id !== question.id), isPending: false })
}

/** Notes who is signed in: what another customer was told is forgotten. */
export function noteShopperOf(shopperId: string | null): void {
  const current = conversationStore.current()
  if (current.shopperId === shopperId) return
  if (current.shopperId === null) {
    const next = { ...current, shopperId }
    show(next)
    keptConversation.keep(next)
    return
  }
  show({ ...empty, shopperId })
  forgetConversation()
}
