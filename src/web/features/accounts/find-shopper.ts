import type { User } from '#contract/accounts/schemas.ts'
import type { shopperCopy } from '#web/features/accounts/shopper-copy.ts'

/**
 * Who is signed in as a customer, or null. When the server does not say so and the browser remembers
 * somebody, it is asked once more; after that the browser forgets.
 * @param known who was signed in until now, and is until the server says otherwise
 */
export async function findShopper(
  api: { getCurrentUser: () => Promise<User | null> },
  copy: typeof shopperCopy,
  known?: User | null,
): Promise<User | null> {
  const ask = async (): Promise<User | null> => {
    try {
      const user = await api.getCurrentUser()
      if (user) copy.keep(user)
      return user
    } catch {
      // Unreachable: who comes without being known is not signed in here, and the pages of a person say so.
      return known ?? null
    }
  }
  const found = await ask()
  if (found || !copy.exists()) return found
  const foundAgain = await ask()
  if (!foundAgain) copy.forget()
  return foundAgain
}
