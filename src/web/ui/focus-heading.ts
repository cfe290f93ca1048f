/** Where what had the focus is gone, the page's heading takes it: one goes on from there. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
