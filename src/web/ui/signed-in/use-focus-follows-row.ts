import { type RefObject, useLayoutEffect } from 'react'

/** Id of the row that was unmounted with the focus inside; it may be mounted elsewhere. */
let followed: string | undefined

const isLost = () => document.activeElement === document.body

/**
 * Keeps the focus on a row that moves to another part of a page and is remounted there.
 * @param row element that contained the focus
 * @param target element to focus in the new place
 */
export function useFocusFollowsRow(
  id: string,
  row: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (followed === id) {
      followed = undefined
      if (isLost()) target.current?.focus({ preventScroll: true })
    }
    const here = row.current
    return () => {
      if (here?.contains(document.activeElement)) followed = id
    }
  }, [id, row, target])
}
