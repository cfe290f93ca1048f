import type { assistantEndpoints } from '#contract/assistant/endpoints.ts'
import { quickReplies } from '#contract/assistant/facts.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { answerMessage } from './answer-message.ts'

/** The chat assistant of the public pages. */
export const assistantRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
): Handlers<keyof typeof assistantEndpoints> => ({
  listQuickReplies: async () => [...quickReplies],
  chat: ({ body }, { sessions: { customer } }) =>
    answerMessage(deps, customer, { message: body.message, history: body.conversationHistory ?? [] }),
  answerQuickReply: (
    { body: { quickReplyId, message = '', conversationHistory = [] } },
    { sessions: { customer } },
  ) =>
    answerMessage(deps, customer, {
      message: quickReplies.find(({ id }) => id === quickReplyId)?.text ?? message,
      history: conversationHistory,
    }),
})
