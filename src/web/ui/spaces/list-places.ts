import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Under which name the places are among what was read. */
export const LIST_PLACE_KEY = 'list-place'

// Beside what was read for the person: it is forgotten with that, when somebody signs out.
const keyOf = (list: string) => [LIST_PLACE_KEY, list]

/** Keeps what of a list is in sight, with its search, its filters and its page: by the plain address of the list. */
export function keepPlace(queryClient: QueryClient, list: string, shown: string): void {
  queryClient.setQueryDefaults([LIST_PLACE_KEY], { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(keyOf(list), shown)
}

/** What of a list was in sight last; all of it where none was. */
export const lastPlaceOf = (queryClient: QueryClient, list: string): string =>
  queryClient.getQueryData<string>(keyOf(list)) ?? list

/** Has ways back to a list lead to what of it is in sight now. */
export function useAsWayBack(list: string, shown: string): void {
  const queryClient = useQueryClient()
  useEffect(() => keepPlace(queryClient, list, shown), [queryClient, list, shown])
}
