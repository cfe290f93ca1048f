import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChatAnswer, ChatBody, QuickReply, QuickReplyBody } from './schemas.ts'

export const assistantEndpoints = {
  listQuickReplies: endpoint({
    method: 'GET',
    path: '/api/chatbot/quick-replies',
    access: 'public',
    cached: ['site'],
    summary: 'Les questions que l’assistant propose',
    answer: z.array(QuickReply),
  }),
  chat: endpoint({
    method: 'POST',
    path: '/api/chatbot/chat',
    access: 'public',
    limits: ['chat', 'language-model'],
    summary: 'Pose une question à l’assistant',
    body: ChatBody,
    answer: ChatAnswer,
  }),
  answerQuickReply: endpoint({
    method: 'POST',
    path: '/api/chatbot/quick-reply',
    access: 'public',
    limits: ['chat', 'language-model'],
    summary: 'Pose à l’assistant une des questions qu’il propose',
    body: QuickReplyBody,
    answer: ChatAnswer,
  }),
}
