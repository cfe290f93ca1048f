import * as z from 'zod/mini'
import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { SHOP_MAX_COUNTED } from '../list-limits.ts'
import {
  CategoryCounts,
  CountProductsQuery,
  Featured,
  ListProductsQuery,
  Product,
  Suggestions,
  SuggestQuery,
} from './schemas.ts'

const MOST = SHOP_MAX_COUNTED.toLocaleString('fr-FR')

export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    access: 'public',
    paged: true,
    cached: ['catalogue', 'stock', 'vendors', 'today'],
    summary: `Les produits publics, filtrés et triés ; ils sont comptés jusqu’à ${MOST}`,
    query: ListProductsQuery,
    answer: z.array(Product),
  }),
  listFeatured: endpoint({
    method: 'GET',
    path: '/api/products/featured',
    access: 'public',
    cached: ['featured', 'catalogue', 'stock', 'vendors', 'today'],
    summary:
      'Les produits de la page d’accueil : ceux que l’administration a choisis, puis les derniers arrivés',
    answer: Featured,
  }),
  getCategoryCounts: endpoint({
    method: 'GET',
    path: '/api/products/counts',
    access: 'public',
    cached: ['catalogue', 'vendors'],
    summary: `Le nombre de produits publics de chaque catégorie, parmi ceux que les autres filtres laissent ; jusqu’à ${MOST}`,
    query: CountProductsQuery,
    answer: CategoryCounts,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/suggestions',
    access: 'public',
    cached: ['catalogue', 'vendors'],
    isPassing: true,
    summary: 'Ce que cherche peut-être une personne qui commence à l’écrire',
    query: SuggestQuery,
    answer: Suggestions,
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    cached: ['product:{id}', 'stock:{id}', 'vendors', 'today'],
    refusals: ['product_not_found'],
    summary: 'Un produit',
    params: IdParams,
    answer: Product,
  }),
}
