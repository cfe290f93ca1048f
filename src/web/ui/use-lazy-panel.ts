import { type MouseEvent, useState } from 'react'

export type LazyPanel = {
  isOpen: boolean
  close: () => void
  /** Props of the buttons and links that open it; a link navigates where scripts do not run, or into a new tab. */
  opener: {
    'aria-haspopup': 'dialog'
    'aria-expanded': boolean
    onClick: (event: MouseEvent) => void
    onPointerDown: () => void
    onFocus: () => void
  }
}

/**
 * A panel whose code is loaded on demand: prefetched on pointer down or focus of its opener, and opened on press once it is
 * loaded.
 * @param onFailure called when loading fails
 */
export function useLazyPanel(fetchCode: () => Promise<unknown>, onFailure: () => void): LazyPanel {
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
