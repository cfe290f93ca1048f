import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useSignOut } from '#web/features/accounts/sign-in/use-sign-out.ts'
import { clearAdmin } from '#web/features/accounts/staff-session.ts'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'

/** Signs the administrator out. */
export function useAdminLogout(onDone?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useSignOut(
    async () => {
      await api.adminLogout()
      clearAdmin(queryClient)
      unsentReasons.clear()
      onDone?.()
    },
    error => toastFailure(error, 'Veuillez réessayer.', 'Erreur lors de la déconnexion'),
  )
}
