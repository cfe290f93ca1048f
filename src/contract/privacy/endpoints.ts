import * as z from 'zod/mini'
import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { EraseAccountBody } from './schemas.ts'

export const privacyEndpoints = {
  exportOwnData: endpoint({
    method: 'GET',
    path: '/api/customer/export',
    access: ['customer'],
    limits: ['own-data'],
    summary: 'Tout ce que le site garde du client, en un fichier JSON',
    file: 'application/json; charset=utf-8',
    answer: z.string(),
  }),
  eraseAccount: endpoint({
    method: 'POST',
    path: '/api/customer/erase-account',
    access: ['customer'],
    refusals: ['wrong_current_password', 'orders_under_way', 'money_due_back', 'problems_open'],
    limits: ['current-password', 'password-checks'],
    summary: 'Supprime le compte du client ; ses commandes restent dans les comptes, sans son nom',
    body: EraseAccountBody,
    answer: Done,
  }),
}
