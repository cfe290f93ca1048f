import { type MouseEvent, useState } from 'react'

export type LatePanel = {
  isOpen: boolean
  close: () => void
  /** What the buttons and links get that open it; a link leads to its address where scripts do not run, or in a new tab. */
  opener: {
    'aria-haspopup': 'dialog'
    'aria-expanded': boolean
    onClick: (event: MouseEvent) => void
    onPointerDown: () => void
    onFocus: () => void
  }
}

/**
 * A panel whose code comes when it is first wanted: a finger or a focus on what opens it announces an opening, and whether the
 * code came is known on the press.
 * @param onFailure what is done when it did not
 */
export function useLatePanel(fetchCode: () => Promise<unknown>, onFailure: () => void): LatePanel {
  const [isOpen, setOpen] = useState(false)
  const fetchEarly = () => void fetchCode().catch(() => undefined)
  const close = () => setOpen(false)
  const toggle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isOpen) close()
    else fetchCode().then(() => setOpen(true), onFailure)
  }
  return {
    isOpen,
    close,
    opener: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: toggle,
      onPointerDown: fetchEarly,
      onFocus: fetchEarly,
    },
  }
}
