import * as z from 'zod/mini'
import { Product } from '../catalogue/schemas.ts'
import { Done, Id } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { FavouriteProducer, MarkParams } from './schemas.ts'

/** Favourites and stock alerts of a customer; only public products and producers. */
export const favouritesEndpoints = {
  listFavourites: endpoint({
    method: 'GET',
    path: '/api/customer/favourites',
    access: ['customer'],
    summary: 'Les produits et producteurs favoris du client, et les produits qu’il attend',
    answer: z.object({
      products: z.array(Product),
      producers: z.array(FavouriteProducer),
      /** Out-of-stock products with a stock alert. */
      awaited: z.array(Product),
    }),
  }),
  getFavouriteIds: endpoint({
    method: 'GET',
    path: '/api/customer/favourites/ids',
    access: ['customer'],
    summary: 'Les identifiants des favoris et des produits attendus',
    answer: z.object({ products: z.array(Id), producers: z.array(Id), awaited: z.array(Id) }),
  }),
  addFavourite: endpoint({
    method: 'PUT',
    path: '/api/customer/favourites/:kind/:id',
    access: ['customer'],
    refusals: [
      'product_not_found',
      'producer_not_found',
      'too_many_favourites',
      'still_in_stock',
      'too_many_alerts',
    ],
    summary: 'Ajoute un produit ou un producteur aux favoris, ou attend le retour d’un produit',
    params: MarkParams,
    answer: Done,
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/customer/favourites/:kind/:id',
    access: ['customer'],
    summary: 'Retire un favori, ou n’attend plus un produit',
    params: MarkParams,
    answer: Done,
  }),
}
