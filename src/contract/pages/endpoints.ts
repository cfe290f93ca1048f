import * as z from 'zod/mini'
import { Done } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ContactBody, Page, Slug } from './schemas.ts'

export const pagesEndpoints = {
  getPage: endpoint({
    method: 'GET',
    path: '/api/pages/:slug',
    access: 'public',
    cached: ['pages'],
    summary: 'Un texte publié du site',
    params: z.object({ slug: Slug }),
    answer: Page,
  }),
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    status: 201,
    refusals: ['looks_automatic'],
    limits: ['contact'],
    summary: 'Envoie un message à l’équipe',
    body: ContactBody,
    answer: Done,
  }),
}
