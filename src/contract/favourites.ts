import * as z from 'zod/mini'
import { Product } from './catalogue.ts'
import { Done, Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { regions } from './regions.ts'

export const favouritesRefusals = {
  still_in_stock: { status: 409, message: 'Ce produit est en stock : vous pouvez le commander.' },
  too_many_favourites: {
    status: 409,
    message: 'Vous avez déjà 200 favoris. Retirez-en un d’abord.',
  },
  too_many_alerts: {
    status: 409,
    message: 'Vous attendez déjà 50 produits. Renoncez à l’un d’eux d’abord.',
  },
} as const satisfies Record<string, Refusal>

const FavouriteProducer = z.object({
  id: Id,
  businessName: z.string(),
  region: z.nullable(z.enum(regions)),
})
export type FavouriteProducer = z.infer<typeof FavouriteProducer>

/** `awaited`: the customer is told, once, when the product is in stock again. */
const MarkParams = z.object({ kind: z.enum(['products', 'producers', 'awaited']), id: Id })
export type MarkKind = z.output<typeof MarkParams>['kind']

/** What a customer likes and waits for; of both, what is public today. */
export const favouritesEndpoints = {
  listFavourites: endpoint({
    method: 'GET',
    path: '/api/customer/favourites',
    access: ['customer'],
    summary: 'Les produits et producteurs favoris du client, et les produits qu’il attend',
    answer: z.object({
      products: z.array(Product),
      producers: z.array(FavouriteProducer),
      /** Products that are out of stock, and of whose return the customer is told once. */
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
