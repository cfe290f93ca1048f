import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contract/durations.ts'
import type { users } from '#database/schema/accounts.ts'

/** How long a device is known after it signed in. */
export const DEVICE_LIFETIME_MS = 90 * DAY_MS

const TOKEN = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/

/** The account that a device signed in to. */
export type DeviceOwner = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>

/** The key is a secret that the database keeps of the account alone: another password is another key. */
const sign = ({ id, passwordHash }: DeviceOwner, device: string, expiresAtSeconds: number): string =>
  createHmac('sha256', passwordHash)
    .update(`known device ${id} ${device} ${expiresAtSeconds}`)
    .digest('base64url')

/** What a browser shows later to have signed in to an account. It opens nothing, and the server keeps nothing of it. */
export function issueDevice(owner: DeviceOwner, now: Date): string {
  const device = randomBytes(16).toString('base64url')
  const expiresAtSeconds = Math.floor((now.getTime() + DEVICE_LIFETIME_MS) / 1000)
  return `${device}.${expiresAtSeconds}.${sign(owner, device, expiresAtSeconds)}`
}

/** The name of the device by which one of these tokens was issued to this account, unless that was too long ago. */
export function readDevice(tokens: readonly string[], owner: DeviceOwner, now: Date): string | undefined {
  for (const token of tokens) {
    const [, device = '', expiresAt = '', signature = ''] = TOKEN.exec(token) ?? []
    if (!device || Number(expiresAt) * 1000 <= now.getTime()) continue
    const expected = sign(owner, device, Number(expiresAt))
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return device
  }
  return undefined
}
