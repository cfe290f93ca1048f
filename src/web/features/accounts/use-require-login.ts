import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { customerQuery } from '#web/features/accounts/session.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * For customer actions on public pages: sends an anonymous visitor to the login, and back afterwards. Called with the failure
 * of an action, it does so if access was denied.
 * @param loginReason why a login is needed
 * @returns a function that resolves to whether it redirects
 */
export function useRequireLogin(loginReason: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (failure?: unknown): Promise<boolean> => {
    if (failure) {
      if (!isAccessDenied(failure)) return false
      await invalidateQueries(queryClient, 'getCurrentUser')
    }
    // A press may come before the session is fetched.
    if (await queryClient.fetchQuery(customerQuery(api))) return false
    toast({ title: 'Connexion requise', description: loginReason })
    await router.navigate({ href: paths.login(router.latestLocation.href) })
    return true
  }
}
