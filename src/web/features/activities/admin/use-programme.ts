import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'

/** Asks anew for what the programme shows, here and to visitors. */
export function useRefreshProgramme(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void readAgain(queryClient, 'listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities')
  }
}

/** An act without a form, done once at a time; tells whether it was done. */
export function useAct(fallback: string) {
  const refresh = useRefreshProgramme()
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
      tellFailure('Erreur', fallback)(error)
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
