import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isShutOut } from '#web/features/accounts/is-shut-out.ts'
import { shopperQuery } from '#web/features/accounts/session.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * For acts of customers on pages that everybody sees: leads a stranger to where one signs in, and then back. Called with the failure of
 * an act, it does so where the session has ended elsewhere.
 * @param signInFor says why one is asked to sign in
 * @returns a function that says whether it leads there
 */
export function useWayIn(signInFor: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (failure?: unknown): Promise<boolean> => {
    if (failure) {
      if (!isShutOut(failure)) return false
      await invalidateQueries(queryClient, 'getCurrentUser')
    }
    // One may press before the page knows who is there.
    if (await queryClient.fetchQuery(shopperQuery(api))) return false
    toast({ title: 'Connexion requise', description: signInFor })
    await router.navigate({ href: paths.login(router.latestLocation.href) })
    return true
  }
}
