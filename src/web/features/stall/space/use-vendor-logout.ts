import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { NOT_SIGNED_OUT, useSignOut } from '#web/features/accounts/sign-in/use-sign-out.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import { storedTicks } from '#web/features/orders/vendor/packing-ticks.ts'
import {
  actionQueueOf,
  type QueuedAction,
  unsentActions,
} from '#web/features/orders/vendor/queued-actions.ts'
import { storedRun } from '#web/features/orders/vendor/run/stored-run.ts'
import { useQueueSender } from '#web/features/orders/vendor/use-action-queue.ts'
import { clearDrafts } from '#web/features/stall/form/product-draft.ts'
import { toast } from '#web/ui/toast.ts'

const NONE: readonly QueuedAction[] = []

/**
 * Signs the vendor out and clears the vendor's data in this browser. Queued actions are sent first; those still pending are `unsent`, and
 * signing out again discards them.
 */
export function useVendorLogout(vendorId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sendQueuedActions = useQueueSender(vendorId)
  const [unsent, setUnsent] = useState(NONE)
  const stay = () => setUnsent(NONE)
  const actions = actionQueueOf(vendorId)

  const sendOrAsk = async () => {
    if (unsentActions(actions.read()).length > 0) await sendQueuedActions('wait')
    const waiting = unsentActions(actions.read())
    setUnsent(waiting)
    return waiting.length === 0
  }

  const signOut = async () => {
    if (unsent.length === 0 && !(await sendOrAsk())) return
    await api.vendorLogout()
    // Immediately: on a slow network the person may leave before the navigation completes.
    actions.write(undefined)
    storedRun.write(undefined)
    storedTicks.write(undefined)
    clearDrafts(vendorId)
    await navigate({ to: paths.home() })
    await refreshVendor(queryClient)
    queryClient.removeQueries({ type: 'inactive' })
    toast({ title: 'Déconnexion réussie' })
  }

  const tell = (failure: unknown) => {
    stay()
    toastFailure(failure, NOT_SIGNED_OUT)
  }

  return { ...useSignOut(signOut, tell), unsent, stay }
}
