import { useAction } from '#web/api/use-action.ts'
import { createStore, useStore } from '#web/ui/create-store.ts'

const leaving = createStore(false)

/** The sign-out action and its pending state. Failures are reported: the session is then still open. */
export function useSignOut(
  signOut: () => Promise<void>,
  failure: string | ((error: unknown) => void),
): { logout: () => Promise<boolean>; isPending: boolean } {
  const { run, isPending } = useAction({
    run: async () => {
      leaving.write(true)
      await signOut().finally(() => leaving.write(false))
    },
    failure,
  })
  return { logout: run, isPending }
}

/** While signing out, denied requests must not redirect to the login. */
export const useIsSigningOut = (): boolean => useStore(leaving)

/** Failure message for customers and vendors. */
export const NOT_SIGNED_OUT = 'La déconnexion n’a pas abouti. Veuillez réessayer.'
