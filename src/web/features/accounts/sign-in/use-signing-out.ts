import { useIsMutating, useMutation } from '@tanstack/react-query'

const SIGN_OUT = ['signOut']

/** The act of signing out, and whether it is under way. A session that could not be closed is not said to be. */
export function useSigningOut(
  signOut: () => Promise<void>,
  tell: (failure: unknown) => void,
): { logout: () => void; isPending: boolean } {
  const { mutate, isPending } = useMutation({
    mutationKey: SIGN_OUT,
    mutationFn: signOut,
    onError: tell,
  })
  return { logout: () => mutate(), isPending }
}

/** Is somebody leaving? Then nobody is to be led to the login, whatever is refused meanwhile. */
export const useIsLeaving = (): boolean => useIsMutating({ mutationKey: SIGN_OUT }) > 0

/** What customers and vendors are told when it failed. */
export const NOT_SIGNED_OUT = 'La déconnexion n’a pas abouti. Veuillez réessayer.'
