import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { FavouriteProducer, MarkKind } from '#contract/favourites/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

type Shown = {
  products: readonly Product[]
  producers: readonly FavouriteProducer[]
  awaited: readonly Product[]
}

const KINDS: readonly MarkKind[] = ['products', 'producers', 'awaited']

const nameOf = (favourites: Shown, kind: MarkKind, id: string): string | undefined => {
  if (kind === 'producers') return favourites.producers.find(producer => producer.id === id)?.businessName
  return favourites[kind].find(product => product.id === id)?.name
}

/** Offers to put back what was just taken off the list: its card, and the heart on it, are gone. */
export function usePutBack(shown: Shown | undefined): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: ids } = useQuery(apiQuery(api, 'getFavouriteIds'))
  const before = useRef({ ids, shown })
  useEffect(() => {
    const { ids: idsBefore, shown: shownBefore } = before.current
    before.current = { ids, shown: shown ?? shownBefore }
    for (const kind of KINDS) {
      const id = ids && idsBefore?.[kind].find(marked => !ids[kind].includes(marked))
      if (!id || !shownBefore) continue
      const putBack = () =>
        api
          .addFavourite({ params: { kind, id } })
          .catch((error: unknown) =>
            tellFailure(error, 'Votre choix n’a pas pu être gardé. Veuillez réessayer.'),
          )
          .finally(() => void readAgain(queryClient, 'getFavouriteIds', 'listFavourites'))
      toast({
        title: kind === 'awaited' ? 'Alerte annulée' : 'Retiré des favoris',
        description: nameOf(shownBefore, kind, id),
        undo: () => void putBack(),
      })
    }
  }, [ids, shown, api, queryClient])
}
