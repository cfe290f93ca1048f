import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '#web/api-query.ts'
import { forgetShopper } from '#web/features/accounts/session.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'

/** Signs the customer out: here at once, whatever becomes of the call. */
export function useLogout(): { logout: () => Promise<void>; isPending: boolean } {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const logout = async () => {
    setPending(true)
    try {
      await api.logout()
    } catch {
      // The session then ends by itself; this browser shows nothing of it any more.
    }
    await navigate({ to: paths.home() })
    forgetShopper(queryClient)
    setPending(false)
    toast({ title: 'Déconnexion', description: 'Vous avez été déconnecté avec succès' })
  }
  return { logout, isPending }
}
