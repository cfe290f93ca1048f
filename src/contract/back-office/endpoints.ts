import * as z from 'zod/mini'
import { SearchText } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { SearchResults, Todo } from './schemas.ts'

export const backOfficeEndpoints = {
  getTodo: endpoint({
    method: 'GET',
    path: '/api/admin/todo',
    access: ['admin'],
    summary: 'Ce qui attend l’administration',
    answer: Todo,
  }),
  findAnything: endpoint({
    method: 'GET',
    path: '/api/admin/search',
    access: ['admin'],
    summary: 'Cherche une commande, un client, un produit ou un vendeur',
    query: z.object({ q: SearchText.check(z.minLength(1, 'Écrivez ce que vous cherchez.')) }),
    answer: SearchResults,
  }),
}
