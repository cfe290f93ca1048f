import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { CategoryCounts, ListProductsQuery, PageQuery, Product, Review, ReviewBody } from './schemas.ts'

export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    paged: true,
    cached: ['catalogue', 'vendors'],
    summary: 'Les produits publics, filtrés et triés',
    query: ListProductsQuery,
    answer: z.array(Product),
  }),
  getCategoryCounts: endpoint({
    method: 'GET',
    path: '/api/products/counts',
    access: 'public',
    cached: ['catalogue', 'vendors'],
    summary: 'Le nombre de produits publics de chaque catégorie',
    answer: CategoryCounts,
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    cached: ['product:{id}', 'vendors'],
    summary: 'Un produit',
    params: IdParams,
    answer: Product,
  }),
  listReviews: endpoint({
    method: 'GET',
    path: '/api/products/:id/reviews',
    access: 'public',
    paged: true,
    cached: ['product:{id}', 'vendors'],
    summary: 'Les avis sur un produit, du plus récent au plus ancien',
    params: IdParams,
    query: PageQuery,
    answer: z.array(Review),
  }),
  reviewProduct: endpoint({
    method: 'POST',
    path: '/api/products/:id/reviews',
    access: ['customer'],
    status: 201,
    summary: 'Donne un avis sur un produit reçu',
    params: IdParams,
    body: ReviewBody,
    answer: Review,
  }),
}
