import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** Id of the live region that announces the title of the new page. */
export const PAGE_NAME_ID = 'page'

/** Styles show a progress bar after a delay. */
const markNavigating = (isNavigating: boolean) =>
  document.documentElement.toggleAttribute('data-waits', isNavigating)

/**
 * Client-side navigation loads no document: shows progress, announces the title to screen readers and moves the focus to the
 * heading.
 */
export function announceNavigation(router: RegisteredRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => markNavigating(pathChanged))
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    markNavigating(false)
    if (!fromLocation || !pathChanged) return
    document.getElementById(PAGE_NAME_ID)!.textContent = document.title
    focusHeading()
  })
}
