import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** Where the name of a new page is put, to be read out. */
export const PAGE_NAME_ID = 'page'

/** A step to another page loads no document: who listens is told its title, and the focus is not left in nothing. */
export function tellPages(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    document.getElementById(PAGE_NAME_ID)!.textContent = document.title
    focusHeading()
  })
}
