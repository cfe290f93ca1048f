import { useAction } from '#web/api/use-action.ts'
import { createStore, useStore } from '#web/ui/create-store.ts'

const leaving = createStore(false)

/** The act of signing out, and whether it is under way. A session that could not be closed is not said to be. */
export function useSigningOut(
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

/** Is somebody leaving? Then nobody is to be led to the login, whatever is refused meanwhile. */
export const useIsLeaving = (): boolean => useStore(leaving)

/** What customers and vendors are told when it failed. */
export const NOT_SIGNED_OUT = 'La déconnexion n’a pas abouti. Veuillez réessayer.'
