import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#web/api-query.ts'
import { forgetShopper } from '#web/features/accounts/session.ts'
import { paths } from '#web/paths.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { toast } from '#web/ui/toast.ts'

/** Signs the customer out. A session that could not be closed is not said to be. */
export function useLogout(): { logout: () => Promise<void>; isPending: boolean } {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const logout = async () => {
    setPending(true)
    try {
      await api.logout()
      await navigate({ to: paths.home() })
      forgetShopper(queryClient)
      toast({ title: 'Déconnexion', description: 'Vous avez été déconnecté avec succès' })
    } catch (error) {
      tellFailure('Erreur', 'La déconnexion n’a pas abouti. Veuillez réessayer.')(error)
    }
    setPending(false)
  }
  return { logout, isPending }
}
