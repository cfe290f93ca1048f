import { done } from '#contract/common.ts'
import type { favouritesEndpoints } from '#contract/favourites/endpoints.ts'
import { answerProduct } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import {
  deleteAlert,
  deleteFavouriteProducer,
  deleteFavouriteProduct,
  listAwaitedProductRows,
  listFavouriteProducerRows,
  listFavouriteProductRows,
  listMarks,
} from './favourites.queries.ts'
import { addFavouriteProducer, addFavouriteProduct, requestStockAlert } from './mark-favourites.ts'

const acts = {
  products: { add: addFavouriteProduct, remove: deleteFavouriteProduct },
  producers: { add: addFavouriteProducer, remove: deleteFavouriteProducer },
  awaited: { add: requestStockAlert, remove: deleteAlert },
} as const

/** Favourites and stock alerts of customers. */
export function favouritesRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof favouritesEndpoints> {
  const { db } = deps
  return {
    listFavourites: async (_input, { sessions: { customer } }) => ({
      products: (await listFavouriteProductRows(db, customer.userId)).map(answerProduct),
      producers: await listFavouriteProducerRows(db, customer.userId),
      awaited: (await listAwaitedProductRows(db, customer.userId)).map(answerProduct),
    }),
    getFavouriteIds: (_input, { sessions: { customer } }) => listMarks(db, customer.userId),
    addFavourite: async ({ params: { kind, id } }, { sessions: { customer } }) => {
      await acts[kind].add(deps, customer, id)
      return done
    },
    removeFavourite: async ({ params: { kind, id } }, { sessions: { customer } }) => {
      await acts[kind].remove(db, { userId: customer.userId, id })
      return done
    },
  }
}
