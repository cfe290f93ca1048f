import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { MarkKind } from '#contract/favourites/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { shopperQuery, useShopper } from '#web/features/accounts/session.ts'
import { toast } from '#web/ui/toast.ts'

/** Whether the customer has marked a thing, and the act that changes it. A stranger is asked to sign in, and comes back. */
export function useMark(kind: MarkKind, id: string, signInFor: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  const isSignedIn = useShopper().status === 'signed-in'
  const { data } = useQuery({ ...apiQuery(api, 'getFavouriteIds'), enabled: isSignedIn })
  const [isPending, setPending] = useState(false)
  const isMarked = isSignedIn && (data?.[kind].includes(id) ?? false)

  const signIn = async () => {
    toast({ title: 'Connexion requise', description: signInFor })
    await router.navigate({ href: paths.login(router.latestLocation.href) })
  }
  const toggle = async () => {
    setPending(true)
    try {
      // One may press before the page knows who is there.
      const shopper = await queryClient.fetchQuery(shopperQuery(api))
      if (!shopper) return await signIn()
      await api[isMarked ? 'removeFavourite' : 'addFavourite']({ params: { kind, id } })
    } catch (error) {
      tellFailure('Erreur', 'Votre choix n’a pas pu être gardé. Veuillez réessayer.')(error)
    } finally {
      // Not before it is known whether it is marked: a second press would do the same again.
      await readAgain(queryClient, 'getFavouriteIds', 'listFavourites')
      setPending(false)
    }
  }
  return { isMarked, isPending, toggle }
}
