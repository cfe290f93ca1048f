import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'

/** Asks anew for the zones, here and where one chooses among them. */
export function useRefreshZones(): () => void {
  const queryClient = useQueryClient()
  return () => void readAgain(queryClient, 'listAdminZones', 'listZones')
}

/** An act on a zone without a form, done once at a time; tells whether it was done. */
export function useZoneAct() {
  const refresh = useRefreshZones()
  const [isPending, setPending] = useState(false)
  const isActing = useRef(false)
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (isActing.current) return false
    isActing.current = true
    setPending(true)
    try {
      await act()
      return true
    } catch (error) {
      tellFailure('Erreur', 'Erreur lors de la modification')(error)
      return false
    } finally {
      isActing.current = false
      setPending(false)
      // Also after a refusal: somebody else may have been faster.
      refresh()
    }
  }
  return { isPending, run }
}
