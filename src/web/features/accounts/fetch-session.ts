import { signedInCookie } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { hasStatus } from '#web/api/api-failure.ts'

/** Whether a companion cookie indicates a session of this role. */
export const hasSessionCookie = (role: Role): boolean => document.cookie.includes(`${signedInCookie(role)}=`)

/**
 * Fetches the session of this role; null without a request if there is no session cookie. After a 401 the cookie is removed, so
 * that no further request is made; a suspended vendor (403) may come back.
 * @throws any failure but 401 and 403
 */
export async function fetchSession<Person>(role: Role, ask: () => Promise<Person>): Promise<Person | null> {
  if (!hasSessionCookie(role)) return null
  try {
    return await ask()
  } catch (error) {
    if (!hasStatus(error, 401) && !hasStatus(error, 403)) throw error
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor over plain HTTP
    if (hasStatus(error, 401)) document.cookie = `${signedInCookie(role)}=; Max-Age=0; Path=/`
    return null
  }
}
