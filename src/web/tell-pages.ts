import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** Where the name of a new page is put, to be read out. */
export const PAGE_NAME_ID = 'page'

/** Styles show it once one has noticed the wait. */
const markWait = (isWaiting: boolean) => document.documentElement.toggleAttribute('data-waits', isWaiting)

/**
 * A step to another page loads no document: that it is on its way is shown, who listens is told its title, and the focus is
 * not left in nothing.
 */
export function tellPages(router: RegisteredRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => markWait(pathChanged))
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    markWait(false)
    if (!fromLocation || !pathChanged) return
    document.getElementById(PAGE_NAME_ID)!.textContent = document.title
    focusHeading()
  })
}
