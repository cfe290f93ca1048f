import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Tolerated clock drift, in steps of 30 s. */
const WINDOW = 1

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'AMIC', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS })

/** A new secret, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` URL of the QR code. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Whether it looks like a code of the application: six ASCII digits, all that the library can compare. */
export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed)

/** The time step (of 30 s) of a code; undefined when the code is not valid now. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}
