import type { User } from '#contract/accounts/schemas.ts'
import type { shopperCopy } from '#web/features/accounts/shopper-copy.ts'

/**
 * Who is signed in as a customer, or null. When the server does not say so and the browser remembers
 * somebody, it is asked once more; after that the browser forgets.
 */
export async function findShopper(
  api: { getCurrentUser: () => Promise<User | null> },
  copy: typeof shopperCopy,
): Promise<User | null> {
  const ask = async (): Promise<User | null> => {
    try {
      const user = await api.getCurrentUser()
      if (user) copy.keep(user)
      return user
    } catch {
      // Refused or unreachable: either way nobody is signed in here, and the pages of a person say so.
      return null
    }
  }
  const found = await ask()
  if (found || !copy.exists()) return found
  const foundAgain = await ask()
  if (!foundAgain) copy.forget()
  return foundAgain
}
