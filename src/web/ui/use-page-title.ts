import { useEffect } from 'react'
import { titleOf } from '#web/site-name.ts'

/** Sets a page title that only the content knows; unmounting restores the route's title. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    const before = document.title
    const title = titleOf(name)
    document.title = title
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before
    }
  }, [name])
}
