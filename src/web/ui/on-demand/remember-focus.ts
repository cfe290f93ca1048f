/**
 * Remembers what holds the focus.
 * @returns gives it back; where it has gone meanwhile with its row, to the list that the row was in
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
