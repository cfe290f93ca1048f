import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { NOT_SIGNED_OUT, useSigningOut } from '#web/features/accounts/sign-in/use-signing-out.ts'
import { refreshVendor } from '#web/features/accounts/staff-session.ts'
import { type KeptAct, keptActsOf, waitingActs } from '#web/features/orders/vendor/kept-acts.ts'
import { keptTicks } from '#web/features/orders/vendor/packing-ticks.ts'
import { keptRun } from '#web/features/orders/vendor/run/kept-run.ts'
import { useKeptActsSender } from '#web/features/orders/vendor/use-kept-acts.ts'
import { forgetDrafts } from '#web/features/stall/form/product-draft.ts'
import { toast } from '#web/ui/toast.ts'

const NONE: readonly KeptAct[] = []

/**
 * Signs the vendor out, and forgets what the vendor leaves behind in this browser. Acts that wait for the connection
 * are sent first; those that cannot be are `unsent`, and signing out once more gives them up.
 */
export function useVendorLogout(vendorId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sendKeptActs = useKeptActsSender(vendorId)
  const [unsent, setUnsent] = useState(NONE)
  const stay = () => setUnsent(NONE)
  const acts = keptActsOf(vendorId)

  const sendOrAsk = async () => {
    if (waitingActs(acts.read()).length > 0) await sendKeptActs('wait')
    const waiting = waitingActs(acts.read())
    setUnsent(waiting)
    return waiting.length === 0
  }

  const signOut = async () => {
    if (unsent.length === 0 && !(await sendOrAsk())) return
    await api.vendorLogout()
    // At once: on a slow network the way home may be left before its end.
    acts.write(undefined)
    keptRun.write(undefined)
    keptTicks.write(undefined)
    forgetDrafts(vendorId)
    await navigate({ to: paths.home() })
    await refreshVendor(queryClient)
    queryClient.removeQueries({ type: 'inactive' })
    toast({ title: 'Déconnexion réussie' })
  }

  const tell = (failure: unknown) => {
    stay()
    toastFailure(failure, NOT_SIGNED_OUT)
  }

  return { ...useSigningOut(signOut, tell), unsent, stay }
}
