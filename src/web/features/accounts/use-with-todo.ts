import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'

/** Delays a list until the to-do counts above it are known, which would push it down later. */
export function useWithTodo<Data>(query: QueryState<Data>): QueryState<Data> {
  const { isPending } = useStaffQuery('getTodo')
  return isPending ? { ...query, data: undefined } : query
}

/** Whether the query has completed, successfully or not. */
export const isSettled = ({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== null
