import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Query key of the saved locations. */
export const LIST_LOCATION_KEY = 'list-place'

// In the query cache: it is cleared on sign-out.
const keyOf = (list: string) => [LIST_LOCATION_KEY, list]

/** Saves the current view of a list (search, filters, page), by the list's plain path. */
export function saveListLocation(queryClient: QueryClient, list: string, shown: string): void {
  queryClient.setQueryDefaults([LIST_LOCATION_KEY], { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(keyOf(list), shown)
}

/** The last view of a list; the whole list if none was saved. */
export const lastListLocation = (queryClient: QueryClient, list: string): string =>
  queryClient.getQueryData<string>(keyOf(list)) ?? list

/** Makes links back to a list lead to its current view. */
export function useSavedListLocation(list: string, shown: string): void {
  const queryClient = useQueryClient()
  useEffect(() => saveListLocation(queryClient, list, shown), [queryClient, list, shown])
}
