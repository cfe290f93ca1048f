import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/api-failure.ts'
import { apiKey } from '#web/api-query.ts'
import { toast } from '#web/ui/toast.ts'

/** Asks anew for what the programme shows, here and to visitors. */
export function useRefreshProgramme(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const name of ['listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities'] as const)
      void queryClient.invalidateQueries({ queryKey: apiKey(name) })
  }
}

/** Tells why an act was not done. */
export function tellFailure(error: unknown, fallback: string): void {
  toast({ title: 'Erreur', description: sentenceOf(error, fallback), variant: 'destructive' })
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
      tellFailure(error, fallback)
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
