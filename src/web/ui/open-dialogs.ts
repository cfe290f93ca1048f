import { createStore, useStore } from '#web/ui/create-store.ts'
import { dismissToast, toastStore } from '#web/ui/toast.ts'

/** Open modal dialogs, the top one last. */
const stack = createStore<readonly HTMLDialogElement[]>([])

/** Holds the page still under a dialog; the room of its scrollbar is kept, so that nothing moves aside. */
function lockPage(): void {
  const { style, clientWidth } = document.documentElement
  style.paddingRight = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function unlockPage(): void {
  const { style } = document.documentElement
  style.paddingRight = ''
  style.overflow = ''
}

/** What was told before a dialog opened is not of it; it stays only where something can still be taken back. */
function endOlderToast(): void {
  const shown = toastStore.read()
  if (shown && !shown.undo) dismissToast(shown.key)
}

/** Notes that a modal dialog is open; call the answer when it is not any more. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  endOlderToast()
  if (stack.read().length === 0) lockPage()
  stack.write([...stack.read(), dialog])
  return () => {
    stack.write(stack.read().filter(open => open !== dialog))
    if (stack.read().length === 0) unlockPage()
  }
}

/** The modal dialog that a person is in, if any. */
export const useTopDialog = (): HTMLDialogElement | undefined => useStore(stack).at(-1)
