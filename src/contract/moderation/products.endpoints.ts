import * as z from 'zod/mini'
import { Done, IdParams, NumberedQuery, numberedAnswer } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AdminProduct, ListAdminProductsQuery, SetProductStatusBody } from './products.schemas.ts'

export const moderationProductsEndpoints = {
  listAdminProducts: endpoint({
    method: 'GET',
    path: '/api/admin/products',
    access: ['admin'],
    summary: 'Tous les produits, les plus récents d’abord',
    query: ListAdminProductsQuery,
    answer: z.object(numberedAnswer(AdminProduct)),
  }),
  listPendingProducts: endpoint({
    method: 'GET',
    path: '/api/admin/products/pending',
    access: ['admin'],
    summary: 'Les produits à valider, ceux qui attendent depuis le plus longtemps d’abord',
    query: NumberedQuery,
    answer: z.object(numberedAnswer(AdminProduct)),
  }),
  setProductStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/products/:id/status',
    access: ['admin'],
    refusals: ['product_not_found', 'product_changed', 'product_move_not_allowed', 'product_without_picture'],
    summary: 'Approuve, rejette, retire de la vente ou réactive un produit',
    params: IdParams,
    body: SetProductStatusBody,
    answer: AdminProduct,
  }),
  deleteAdminProduct: endpoint({
    method: 'DELETE',
    path: '/api/admin/products/:id',
    access: ['admin'],
    refusals: ['product_not_found', 'product_ordered'],
    summary: 'Supprime un produit que personne n’a commandé',
    params: IdParams,
    answer: Done,
  }),
}
