import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { clearCustomerStorage } from '#web/features/accounts/customer-storage.ts'
import { clearCustomer } from '#web/features/accounts/session.ts'
import { NOT_SIGNED_OUT, useSignOut } from '#web/features/accounts/sign-in/use-sign-out.ts'
import { toast } from '#web/ui/toast.ts'

/** Signs the customer out. */
export function useLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSignOut(async () => {
    await api.logout()
    // Immediately: on a slow network the person may leave before the navigation completes.
    clearCustomerStorage()
    await navigate({ to: paths.home() })
    clearCustomer(queryClient)
    toast({ title: 'Déconnexion', description: 'Vous avez été déconnecté avec succès' })
  }, NOT_SIGNED_OUT)
}
