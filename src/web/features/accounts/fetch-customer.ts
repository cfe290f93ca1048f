import type { User } from '#contract/accounts/schemas.ts'
import type { storedCustomer } from '#web/features/accounts/stored-customer.ts'

/**
 * Fetches the signed-in customer, or null. If the server says null and this browser remembers a customer, asks once more
 * before forgetting.
 * @param cached the customer so far, kept while the server cannot be reached
 */
export async function fetchCustomer(
  api: { getCurrentUser: () => Promise<User | null> },
  copy: typeof storedCustomer,
  cached?: User | null,
): Promise<User | null> {
  const ask = async (): Promise<User | null> => {
    try {
      const user = await api.getCurrentUser()
      if (user) copy.write(user)
      return user
    } catch {
      // Unreachable: without a known customer nobody is signed in here, as personal pages then show.
      return cached ?? null
    }
  }
  const found = await ask()
  if (found || !copy.exists()) return found
  const foundAgain = await ask()
  if (!foundAgain) copy.clear()
  return foundAgain
}
