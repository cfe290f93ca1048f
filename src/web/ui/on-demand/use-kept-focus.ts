import { type FocusEvent, useEffect, useState } from 'react'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** What of a row may take the focus unasked: a key that is pressed once more does nothing to the row. */
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
 * Keeps the keyboard's place in a list whose rows (`data-row`) go or change once they are acted on: when what had the focus is gone,
 * the row that stands there now takes it, or the page's heading where none is left.
 * @param harmless what of a row takes the focus, as a selector
 * @returns what the element around the rows is given
 */
export function useKeptFocus(harmless = HARMLESS) {
  const [{ restore, ...around }] = useState(() => keepFocus(harmless))
  useEffect(restore)
  // The list itself may go with its last row.
  useEffect(() => restore, [restore])
  return around
}
