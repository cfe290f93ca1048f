import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A clock may be half a minute off. */
const WINDOW = 1

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'AMIC', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS })

/** A new secret, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator application reads of a QR code. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString()

/** The step (of 30 s) that a code belongs to; undefined when it is none of now. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}
