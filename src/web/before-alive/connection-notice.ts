const SENTENCE = 'Pas de connexion\u00a0: rien n’a été fait. Veuillez réessayer.'
/** The classes of the notice, which pages have the styles for. */
export const NOTICE_LOOK =
  'toasts empty:hidden rounded-card border-2 border-danger bg-white p-4 font-semibold shadow-lift'

let shown: HTMLElement | undefined

/** Says that what was pressed could not be done. */
export function showConnectionNotice(): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  notice.className = NOTICE_LOOK
  document.body.append(notice)
  shown = notice
  // Of a status, what changes is read out, not what it begins with.
  setTimeout(() => {
    notice.textContent = SENTENCE
  })
}

/** Another try, or a page that React takes over: the notice is no part of it. */
export function removeConnectionNotice(): void {
  shown?.remove()
  shown = undefined
}
