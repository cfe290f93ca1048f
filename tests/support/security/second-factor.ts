import { Secret, TOTP } from 'otpauth'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { PASSWORD } from '#tests/support/makers/people.ts'

/** What an authenticator application shows at an instant. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Sets up a second factor in a signed-in browser, whose session has then passed it. */
export async function setUpFactor(
  visitor: TestBrowser,
  space: 'vendor' | 'admin',
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const path = `/api/${space}/second-factor`
  const { secret } = (await visitor.post(path, { currentPassword: PASSWORD })).body
  const { recoveryCodes } = (await visitor.post(`${path}/confirm`, { code: codeAt(secret, now) })).body
  return { secret, recoveryCodes }
}
