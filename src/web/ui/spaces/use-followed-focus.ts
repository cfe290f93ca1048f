import { type RefObject, useLayoutEffect } from 'react'

/** Whose row had the focus when it left its place in a list: the same thing has a row elsewhere, now or soon. */
let followed: string | undefined

const isLost = () => document.activeElement === document.body

/**
 * Where a row moves to another part of a page, which draws it anew, the focus goes with it.
 * @param row what has the focus in it when it goes
 * @param target what takes it in the new place
 */
export function useFollowedFocus(
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
