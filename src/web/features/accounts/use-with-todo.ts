import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import type { Asked } from '#web/ui/signed-in/loaded.tsx'

/**
 * A list above which something of it may wait for administrators: it counts as read once that is known too, since what is told
 * later would push it down.
 */
export function useWithTodo<Data>(query: Asked<Data>): Asked<Data> {
  const { isPending } = useStaffQuery('getTodo')
  return isPending ? { ...query, data: undefined } : query
}

/** Is it read, or known not to be? */
export const isSettled = ({ data, error }: Pick<Asked<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== null
