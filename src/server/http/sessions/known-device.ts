import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contract/durations.ts'
import type { users } from '#database/schema/accounts.ts'

/** Lifetime of a device token after a login. */
export const DEVICE_LIFETIME_MS = 90 * DAY_MS

const TOKEN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/

/** The account that a device logged in to. */
export type DeviceOwner = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>

/** Keyed by the password hash: changing the password invalidates all device tokens. */
const sign = ({ id, passwordHash }: DeviceOwner, device: string, expiresAtSeconds: number): string =>
  createHmac('sha256', passwordHash)
    .update(`known device ${id} ${device} ${expiresAtSeconds}`)
    .digest('base64url')

/** Issues a signed device token: proves an earlier login from this browser. It is no credential, and stateless. */
export function issueDevice(owner: DeviceOwner, now: Date): string {
  const device = randomBytes(16).toString('base64url')
  const expiresAtSeconds = Math.floor((now.getTime() + DEVICE_LIFETIME_MS) / 1000)
  return `${device}.${expiresAtSeconds}.${sign(owner, device, expiresAtSeconds)}`
}

/** The device id of the first valid token of this account. */
export function readDevice(tokens: readonly string[], owner: DeviceOwner, now: Date): string | undefined {
  for (const token of tokens) {
    const [, device = '', expiresAt = '', signature = ''] = TOKEN.exec(token) ?? []
    if (!device || Number(expiresAt) * 1000 <= now.getTime()) continue
    const expected = sign(owner, device, Number(expiresAt))
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return device
  }
  return undefined
}
