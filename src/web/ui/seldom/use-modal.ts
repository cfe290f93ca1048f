import { type RefObject, useEffect, useRef } from 'react'
import { noteOpenDialog } from '#web/ui/open-dialogs.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** For the dialog element: Escape, and a click on what lies around it, close it. */
  handlers: {
    onCancel: (event: React.SyntheticEvent) => void
    onMouseDown: (event: React.MouseEvent) => void
  }
}

/**
 * Opens and closes a native modal dialog: the browser traps the focus, makes the rest of the page inert and
 * gives the focus back.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    const forget = noteOpenDialog(dialog)
    return () => {
      forget()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  return {
    ref,
    handlers: {
      onCancel: event => {
        // A file chooser inside the dialog has a `cancel` event of its own, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onMouseDown: event => {
        if (event.target === event.currentTarget) onClose()
      },
    },
  }
}
