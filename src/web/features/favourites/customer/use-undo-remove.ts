import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import type { Mark } from '#web/features/favourites/hearts/mark.ts'
import { toast } from '#web/ui/toast.ts'

/** Toast with an undo after a card was removed from the list. */
export function useUndoRemove() {
  const api = useApi()
  const queryClient = useQueryClient()
  return ({ kind, id, name }: Mark): void => {
    const putBack = () =>
      api
        .addFavourite({ params: { kind, id } })
        .catch((error: unknown) =>
          toastFailure(error, 'Votre choix n’a pas pu être gardé. Veuillez réessayer.'),
        )
        .finally(() => void invalidateQueries(queryClient, 'getFavouriteIds', 'listFavourites'))
    toast({
      title: kind === 'awaited' ? 'Alerte annulée' : 'Retiré des favoris',
      description: name,
      undo: () => void putBack(),
    })
  }
}
