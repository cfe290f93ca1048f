import * as z from 'zod/mini'
import { Done, Id, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Dispatch, DispatchWords, ListDispatchesQuery } from './schemas.ts'

export const notificationsEndpoints = {
  listDispatches: endpoint({
    method: 'GET',
    path: '/api/admin/deliveries',
    access: ['admin'],
    summary: 'Les e-mails et les SMS, envoyés ou en échec, et les tâches en échec',
    query: ListDispatchesQuery,
    answer: z.object(numberedAnswer(Dispatch)),
  }),
  readDispatchWords: endpoint({
    method: 'GET',
    path: '/api/admin/deliveries/:kind/:id',
    access: ['admin'],
    refusals: ['dispatch_not_found'],
    summary: 'Ce que dit un e-mail ou un SMS, sans ce qui est secret',
    params: z.object({ kind: z.enum(['mail', 'text'], 'Ce genre d’envoi n’a pas de texte.'), id: Id }),
    answer: DispatchWords,
  }),
  retryDispatch: endpoint({
    method: 'POST',
    path: '/api/admin/deliveries/:kind/:id/retry',
    access: ['admin'],
    refusals: ['dispatch_not_found', 'dispatch_not_failed'],
    summary: 'Essaie de nouveau ce qui est en échec',
    params: z.object({ kind: z.string().check(z.maxLength(100)), id: z.string().check(z.maxLength(100)) }),
    answer: Done,
  }),
}
