import { useQuery } from '@tanstack/react-query'
import type { MarkKind } from '#contract/favourites/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { useAct } from '#web/api/use-act.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { useWayIn } from '#web/features/accounts/use-way-in.ts'

/** Whether the customer has marked a thing, and the act that changes it. A stranger is asked to sign in, and comes back. */
export function useMark(kind: MarkKind, id: string, signInFor: string) {
  const api = useApi()
  const leadIn = useWayIn(signInFor)
  const isSignedIn = useShopper().status === 'signed-in'
  const { data } = useQuery({ ...apiQuery(api, 'getFavouriteIds'), enabled: isSignedIn })
  const isMarked = isSignedIn && (data?.[kind].includes(id) ?? false)
  const { run, isPending } = useAct({
    run: async () => {
      if (!(await leadIn()))
        await api[isMarked ? 'removeFavourite' : 'addFavourite']({ params: { kind, id } })
    },
    failure: async error => {
      if (!(await leadIn(error))) tellFailure(error, 'Votre choix n’a pas pu être gardé. Veuillez réessayer.')
    },
    // Waited for until it is known whether it is marked: a second press would do the same again.
    refresh: ['getFavouriteIds', 'listFavourites'],
  })
  return { isMarked, isPending, toggle: run }
}
