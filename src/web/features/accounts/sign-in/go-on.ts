import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leaves the way in for another page, once and as soon as the person is signed in. */
export function useGoOn(isSignedIn: boolean, href: string): void {
  const { history } = useRouter()
  useEffect(() => {
    if (isSignedIn) history.replace(href)
  }, [isSignedIn, history, href])
}
