import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from '#web/api-query.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import { NOT_SIGNED_OUT, useSigningOut } from '#web/features/accounts/use-signing-out.ts'
import { paths } from '#web/paths.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Signs the vendor out. */
export function useVendorLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useSigningOut(
    async () => {
      await api.vendorLogout()
      await navigate({ to: paths.home() })
      await refreshVendor(queryClient)
      queryClient.removeQueries({ type: 'inactive' })
      toast({ title: 'Déconnexion réussie' })
    },
    tellFailure('Erreur', NOT_SIGNED_OUT),
  )
}
