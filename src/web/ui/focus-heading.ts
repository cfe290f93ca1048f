/** If the focused element is gone, focuses the page's heading. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
