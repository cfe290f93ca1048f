import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'
import { useAct } from '#web/api/use-act.ts'

/** Asks anew for what the programme shows, here and to visitors. */
export function useRefreshProgramme(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () =>
    readAgain(queryClient, 'listAdminPhases', 'listAdminActivities', 'listPhases', 'listActivities')
}

/** An act on the programme without a form. */
export const useProgrammeAct = (fallback: string) => useAct(fallback, useRefreshProgramme())
