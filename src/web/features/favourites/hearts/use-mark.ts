import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { useRequireLogin } from '#web/features/accounts/use-require-login.ts'
import { type Mark, OnMarkRemoved } from '#web/features/favourites/hearts/mark.ts'

/** Whether the customer has marked an item, and the action that toggles it. Without a session it leads to the login and back. */
export function useMark(mark: Mark, loginReason = 'Connectez-vous pour garder vos favoris.') {
  const { kind, id } = mark
  const api = useApi()
  const leadIn = useRequireLogin(loginReason)
  const takenOff = useContext(OnMarkRemoved)
  const isSignedIn = useCustomer().status === 'signed-in'
  const { data } = useQuery({ ...apiQuery(api, 'getFavouriteIds'), enabled: isSignedIn })
  const isMarked = isSignedIn && (data?.[kind].includes(id) ?? false)
  const { run, isPending } = useAction({
    run: async () => {
      if (await leadIn()) return
      await api[isMarked ? 'removeFavourite' : 'addFavourite']({ params: { kind, id } })
      if (isMarked) takenOff?.(mark)
    },
    failure: async error => {
      if (!(await leadIn(error)))
        toastFailure(error, 'Votre choix n’a pas pu être gardé. Veuillez réessayer.')
    },
    // Awaited until the refetched state is known: a second press would otherwise repeat the first.
    refresh: ['getFavouriteIds', 'listFavourites'],
  })
  return { isMarked, isPending, toggle: run }
}
