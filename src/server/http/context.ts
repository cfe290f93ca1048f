import type { Readable } from 'node:stream'
import type { Role } from '#contract/endpoint.ts'
import type { OrderChange } from '../live/database-events.ts'
import type { RecordSecurityEvent } from './security-log.ts'
import type { DeviceOwner } from './sessions/known-device.ts'

/** The account signed in through one of the three sessions. */
export type SignedIn = {
  sessionId: string
  /** Whether the account has a second factor, and when this session last passed it. */
  secondFactor: { isSet: boolean; passedAt: Date | null }
  userId: string
  username: string
  role: Role
}

/** A signed-in vendor account, with its vendor. */
export type SignedInVendor = SignedIn & { vendorId: string }

/** The sessions that a request carries; they are independent. */
export type Sessions = { customer?: SignedIn; vendor?: SignedInVendor; admin?: SignedIn }

/** The request context passed to a handler beside its parsed input. */
export type RequestContext = {
  sessions: Sessions
  /** The caller's network address. */
  ip: string
  idempotencyKey: string | null
  /** Records a security event of this request. */
  recordSecurityEvent: RecordSecurityEvent
  /** Device tokens of earlier logins (`readDevice`). */
  devices: readonly string[]
  /**
   * Opens a session and sets its cookies, also the device cookie; an earlier session of the same role is closed.
   * @returns false when the password changed meanwhile, or the account may no longer log in
   */
  signIn: (role: Role, user: DeviceOwner) => Promise<boolean>
  /** Closes the browser's session of this role. The others stay. */
  signOut: (role: Role) => Promise<void>
}

/**
 * A file response with its name (ASCII). `rows` of a streamed export is sent as `X-Total-Count`, for progress.
 */
export type FileAnswer = { name: string; content: Buffer | Readable; rows?: number }

/** An event stream: an event is sent for each change that `follows` accepts. */
export type StreamAnswer = {
  follows: (change: OrderChange) => boolean
  /** The order, when opened by a tracking link without session. */
  linkedOrderId?: string
}
