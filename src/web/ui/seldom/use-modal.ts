import { type RefObject, useEffect, useRef } from 'react'
import { noteOpenDialog } from '#web/ui/open-dialogs.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** For the dialog element: Escape, and a click on what lies around it, close it. */
  handlers: {
    onInput: () => void
    onCancel: (event: React.SyntheticEvent) => void
    onMouseDown: (event: React.MouseEvent) => void
  }
}

/**
 * Opens and closes a native modal dialog: the browser traps the focus, makes the rest of the page inert and
 * gives the focus back.
 * @param isSheet it is read from its title on: the focus begins there, not at the button that closes it
 * @param keepsTyped a click around it, as one puts a phone's keyboard away, does not close it once something was typed
 */
export function useModal(isOpen: boolean, onClose: () => void, isSheet = false, keepsTyped = false): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isTyped = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    isTyped.current = false
    const opener = document.activeElement
    dialog.showModal()
    if (isSheet) dialog.querySelector('h2')?.focus()
    const forget = noteOpenDialog(dialog)
    return () => {
      forget()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen, isSheet])
  return {
    ref,
    handlers: {
      onInput: () => {
        isTyped.current = keepsTyped
      },
      onCancel: event => {
        // A file chooser inside the dialog has a `cancel` event of its own, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onMouseDown: event => {
        if (event.target === event.currentTarget && !isTyped.current) onClose()
      },
    },
  }
}
