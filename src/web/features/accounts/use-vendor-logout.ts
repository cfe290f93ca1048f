import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#web/api-query.ts'
import { refreshVendor } from '#web/features/accounts/session.ts'
import { paths } from '#web/paths.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Signs the vendor out. A session that could not be closed is not said to be. */
export function useVendorLogout(): { logout: () => Promise<void>; isPending: boolean } {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const logout = async () => {
    setPending(true)
    try {
      await api.vendorLogout()
      await navigate({ to: paths.home() })
      await refreshVendor(queryClient)
      queryClient.removeQueries({ type: 'inactive' })
      toast({ title: 'Déconnexion réussie' })
    } catch (error) {
      tellFailure('Erreur', 'La déconnexion n’a pas abouti. Veuillez réessayer.')(error)
    }
    setPending(false)
  }
  return { logout, isPending }
}
