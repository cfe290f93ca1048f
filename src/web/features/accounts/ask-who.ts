import { signedInCookie } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { hasStatus } from '#web/api/api-failure.ts'

/** Do the browser's cookies say that somebody is signed in as this role? */
export const hasSignedIn = (role: Role): boolean => document.cookie.includes(`${signedInCookie(role)}=`)

/**
 * Asks the server who is signed in as this role, where the browser's cookies say that somebody is: null for a stranger, without a
 * call. A session that ended is not asked for again; a suspended vendor (403) may come back.
 * @throws what the asking throws, but a refusal
 */
export async function askWho<Person>(role: Role, ask: () => Promise<Person>): Promise<Person | null> {
  if (!hasSignedIn(role)) return null
  try {
    return await ask()
  } catch (error) {
    if (!hasStatus(error, 401) && !hasStatus(error, 403)) throw error
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor over plain HTTP
    if (hasStatus(error, 401)) document.cookie = `${signedInCookie(role)}=; Max-Age=0; Path=/`
    return null
  }
}
