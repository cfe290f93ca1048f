import { useEffect } from 'react'
import { titleOf } from '#web/site-name.ts'

/** Sets the title of the page where only its content knows it; unmounting restores the title of the route. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    const before = document.title
    const title = titleOf(name)
    document.title = title
    return () => {
      // The next page may have said its own already.
      if (document.title === title) document.title = before
    }
  }, [name])
}
