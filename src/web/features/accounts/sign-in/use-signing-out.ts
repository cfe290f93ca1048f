import { useState } from 'react'

/** The act of signing out, and whether it is under way. A session that could not be closed is not said to be. */
export function useSigningOut(
  signOut: () => Promise<void>,
  tell: (failure: unknown) => void,
): { logout: () => Promise<void>; isPending: boolean } {
  const [isPending, setPending] = useState(false)
  const logout = async () => {
    setPending(true)
    await signOut().catch(tell)
    setPending(false)
  }
  return { logout, isPending }
}

/** What customers and vendors are told when it failed. */
export const NOT_SIGNED_OUT = 'La déconnexion n’a pas abouti. Veuillez réessayer.'
