import { type FocusEvent, useEffect, useState } from 'react'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** Elements of a row that may be focused automatically: pressing a key on them changes nothing. */
const HARMLESS = 'summary, input, a[href], [aria-expanded]'

function keepFocus(harmless: string) {
  let list: HTMLElement | null
  let last: { element: Element; place: number } | undefined
  const rows = () => [...(list?.querySelectorAll('[data-row]') ?? [])]
  return {
    ref: (element: HTMLElement | null) => {
      list = element
    },
    onFocus: ({ target }: FocusEvent) => {
      const place = rows().findIndex(row => row.contains(target))
      if (place >= 0) last = { element: target, place }
    },
    restore: () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return
      const row = rows().at(last.place) ?? rows().at(-1)
      const next = row?.querySelector<HTMLElement>(harmless)
      if (next) next.focus()
      else focusHeading()
    },
  }
}

/**
 * Keeps the focus in a list whose rows (`data-row`) disappear or change by actions: if the focused element is removed, focuses
 * the row now in its place, or the page's heading when none is left.
 * @param harmless selector of the elements of a row that may be focused
 * @returns props for the element around the rows
 */
export function useKeptFocus(harmless = HARMLESS) {
  const [{ restore, ...around }] = useState(() => keepFocus(harmless))
  useEffect(restore)
  // The list itself may be unmounted with its last row.
  useEffect(() => restore, [restore])
  return around
}
