import { type RefObject, useEffect, useRef } from 'react'
import { rememberFocus } from '#web/ui/on-demand/remember-focus.ts'
import { registerOpenDialog } from '#web/ui/open-dialogs.ts'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** For the dialog element: Escape and clicks on the backdrop close it. */
  handlers: {
    onInput: () => void
    onCancel: (event: React.SyntheticEvent) => void
    onMouseDown: (event: React.MouseEvent) => void
  }
}

/**
 * Controls a native modal dialog: the browser traps the focus, makes the rest inert and restores the focus.
 * @param isSheet read from its title on: the focus starts there, not at the close button
 * @param keepsTyped a click outside (as to dismiss a phone's keyboard) does not close it once something was typed
 */
export function useModal(isOpen: boolean, onClose: () => void, isSheet = false, keepsTyped = false): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const isTyped = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    isTyped.current = false
    const giveBack = rememberFocus()
    dialog.showModal()
    if (isSheet) dialog.querySelector('h2')?.focus()
    const unregister = registerOpenDialog(dialog)
    return () => {
      unregister()
      dialog.close()
      giveBack()
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
