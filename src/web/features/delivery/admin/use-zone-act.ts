import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#web/api/read-again.ts'
import { useAct } from '#web/api/use-act.ts'

/** Asks anew for the zones, here and where one chooses among them. */
export function useRefreshZones(): () => void {
  const queryClient = useQueryClient()
  return () => void readAgain(queryClient, 'listAdminZones', 'listZones')
}

/** An act on a zone without a form. */
export const useZoneAct = () => useAct('Erreur lors de la modification', useRefreshZones())
