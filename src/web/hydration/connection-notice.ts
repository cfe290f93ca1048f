const NOTHING_DONE = '\u00a0: rien n’a été fait. Veuillez réessayer.'
// Pressing it is an interaction, and every interaction retries.
const NO_PAGE = ' – <button>Réessayer</button>'
/** Classes of the notice; every page is sent with their styles. */
export const NOTICE_CLASSES = 'toasts connection-notice'

let shown: HTMLElement | undefined

/** Shows that a press could not be handled, or that the page's code could not be loaded; once until it is removed. */
export function showConnectionNotice(wasPressed: boolean): void {
  if (shown) return
  const notice = document.createElement('output')
  notice.className = NOTICE_CLASSES
  document.body.append(notice)
  shown = notice
  // Screen readers announce changes of an `output` (a status), not its first content.
  setTimeout(() => {
    notice.innerHTML = `Pas de connexion${wasPressed ? NOTHING_DONE : NO_PAGE}`
  })
}

/** Removes the notice before a retry and before hydration: it is not part of the React tree. */
export function removeConnectionNotice(): void {
  shown?.remove()
  shown = undefined
}
