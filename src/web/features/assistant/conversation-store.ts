import { forgetConversation } from '#web/features/assistant/forget-conversation.ts'
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

/** Adds something that was said; `isPending` as long as the assistant owes an answer to it. */
export function addMessage(message: Omit<Message, 'id' | 'timestamp'>, isPending: boolean): void {
  const current = conversationStore.current()
  const said: Message = { ...message, id: crypto.randomUUID(), timestamp: new Date().toISOString() }
  const next = { ...current, messages: [...current.messages, said], isPending }
  show(next)
  keptConversation.keep(next)
}

/** No answer came. */
export function endPending(): void {
  show({ ...conversationStore.current(), isPending: false })
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
