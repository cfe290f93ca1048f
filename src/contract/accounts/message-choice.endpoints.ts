import { endpoint } from '../endpoint.ts'
import { MessageChoice } from './message-choice.schemas.ts'

export const accountsMessageChoiceEndpoints = {
  getMessageChoice: endpoint({
    method: 'GET',
    path: '/api/customer/messages',
    access: ['customer'],
    summary: 'Le client accepte-t-il des SMS sur ses commandes ?',
    answer: MessageChoice,
  }),
  chooseMessages: endpoint({
    method: 'PATCH',
    path: '/api/customer/messages',
    access: ['customer'],
    summary: 'Le client accepte ou refuse les SMS sur ses commandes',
    body: MessageChoice,
    answer: MessageChoice,
  }),
}
