const NO_ACT = '\u00a0: rien n’a été fait. Veuillez réessayer.'
// To press it is a touch, and each touch tries again.
const NO_PAGE = ' – <button>Réessayer</button>'
/** The classes of the notice, which pages have the styles for. */
export const NOTICE_LOOK = 'toasts connection-notice'

let shown: HTMLElement | undefined

/**
 * Says that what was pressed could not be done, or that a page which is nothing without its code has not got it; once until it is
 * removed.
 */
export function showConnectionNotice(wasPressed: boolean): void {
  if (shown) return
  const notice = document.createElement('output')
  notice.className = NOTICE_LOOK
  document.body.append(notice)
  shown = notice
  // Of an `output`, which is a status, what changes is read out, not what it begins with.
  setTimeout(() => {
    notice.innerHTML = `Pas de connexion${wasPressed ? NO_ACT : NO_PAGE}`
  })
}

/** Another try, or a page that React takes over: the notice is no part of it. */
export function removeConnectionNotice(): void {
  shown?.remove()
  shown = undefined
}
