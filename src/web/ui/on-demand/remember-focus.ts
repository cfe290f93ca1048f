/**
 * Remembers the focused element.
 * @returns a function that restores the focus; if the element was removed, it focuses the list that contained it
 */
export function rememberFocus(): () => void {
  const holder = document.activeElement
  const list = holder?.closest('ul, ol, table')
  return () => {
    if (!(holder instanceof HTMLElement)) return
    if (holder.isConnected) holder.focus({ preventScroll: true })
    else if (list instanceof HTMLElement && list.isConnected) {
      list.tabIndex = -1
      list.focus({ preventScroll: true })
    }
  }
}
