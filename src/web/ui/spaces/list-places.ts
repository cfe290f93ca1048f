import { useEffect } from 'react'

/** What of each list was in sight last in this tab, with its search, its filters and its page: by the plain address of the list. */
const places = new Map<string, string>()

/** Has ways back to a list lead to what of it is in sight now. */
export function useAsWayBack(list: string, shown: string): void {
  useEffect(() => {
    places.set(list, shown)
  }, [list, shown])
}

/** What of a list was in sight last; all of it where none was. */
export const lastPlaceOf = (list: string): string => places.get(list) ?? list
