import { useEffect, useState } from 'react'
import { HISTORY_LENGTH, HISTORY_MAX_LENGTH } from '#contract/assistant/facts.ts'
import type { ChatAnswer, QuickReply } from '#contract/assistant/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import {
  addAnswer,
  addQuestion,
  conversationStore,
  removeQuestion,
  setConversationOwner,
} from '#web/features/assistant/conversation-store.ts'
import { useStore } from '#web/ui/create-store.ts'
import { clearToast, toastStore } from '#web/ui/toast.ts'

const UNANSWERED = "Impossible de communiquer avec l'assistant. Veuillez réessayer."

/** The conversation of this tab, with its actions. Only one question at a time is pending. */
export function useConversation() {
  const api = useApi()
  const customer = useCustomer()
  const { messages, isPending } = useStore(conversationStore)
  const shopperId = customer.status === 'signed-in' ? customer.user.id : null
  const isKnown = customer.status === 'signed-in' || customer.status === 'signed-out'
  useEffect(() => {
    if (isKnown) setConversationOwner(shopperId)
  }, [isKnown, shopperId])

  const [hasFailed, setFailed] = useState(false)
  const shown = useStore(toastStore)
  /** Resolves to whether it was answered. */
  const ask = async (question: string, call: () => Promise<ChatAnswer>): Promise<boolean> => {
    if (conversationStore.read().isPending) return false
    const askedBy = conversationStore.read().shopperId
    const message = addQuestion(question)
    setFailed(false)
    try {
      const { response, suggestions, products } = await call()
      // Discard the answer when another customer has signed in meanwhile.
      if (conversationStore.read().shopperId !== askedBy && askedBy !== null) removeQuestion(message)
      else {
        addAnswer({ content: response, ...(suggestions && { suggestions }), ...(products && { products }) })
        // Remove the message of an earlier failure.
        clearToast()
      }
      return true
    } catch (error) {
      removeQuestion(message)
      setFailed(true)
      toastFailure(error, UNANSWERED)
      return false
    }
  }

  const conversationHistory = messages
    .slice(-HISTORY_LENGTH)
    .map(({ role, content }) => ({ role, content: content.slice(0, HISTORY_MAX_LENGTH) }))
  return {
    messages,
    isPending,
    /** Whether the last question failed and its toast is gone. */
    isFailureLeft: hasFailed && !shown,
    send: (message: string) => ask(message, () => api.chat({ body: { message, conversationHistory } })),
    sendQuickReply: ({ id, text }: QuickReply) =>
      ask(text, () => api.answerQuickReply({ body: { quickReplyId: id, conversationHistory } })),
  }
}
