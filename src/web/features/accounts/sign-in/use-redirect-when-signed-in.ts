import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Replaces the login page by another once the person is signed in. */
export function useRedirectWhenSignedIn(isSignedIn: boolean, href: string): void {
  const { history } = useRouter()
  useEffect(() => {
    if (isSignedIn) history.replace(href)
  }, [isSignedIn, history, href])
}
