import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MarkKind } from '#contract/favourites/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { useShopper } from '#web/features/accounts/session.ts'
import { useWayIn } from '#web/features/accounts/use-way-in.ts'

/** Whether the customer has marked a thing, and the act that changes it. A stranger is asked to sign in, and comes back. */
export function useMark(kind: MarkKind, id: string, signInFor: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const leadIn = useWayIn(signInFor)
  const isSignedIn = useShopper().status === 'signed-in'
  const { data } = useQuery({ ...apiQuery(api, 'getFavouriteIds'), enabled: isSignedIn })
  const [isPending, setPending] = useState(false)
  const isMarked = isSignedIn && (data?.[kind].includes(id) ?? false)

  const toggle = async () => {
    setPending(true)
    try {
      if (await leadIn()) return
      await api[isMarked ? 'removeFavourite' : 'addFavourite']({ params: { kind, id } })
    } catch (error) {
      if (!(await leadIn(error))) tellFailure(error, 'Votre choix n’a pas pu être gardé. Veuillez réessayer.')
    } finally {
      // Not before it is known whether it is marked: a second press would do the same again.
      await readAgain(queryClient, 'getFavouriteIds', 'listFavourites')
      setPending(false)
    }
  }
  return { isMarked, isPending, toggle }
}
