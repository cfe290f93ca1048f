import type { Readable } from 'node:stream'
import type { Role } from '#contract/endpoint.ts'
import type { OrderChange } from '../live/database-events.ts'
import type { NoteSecurityEvent } from './security-log.ts'
import type { DeviceOwner } from './sessions/known-device.ts'

/** Who is signed in through one of the three sessions. */
export type SignedIn = {
  sessionId: string
  /** Does the account have a second factor, and when did this session last pass it? */
  secondFactor: { isSet: boolean; passedAt: Date | null }
  userId: string
  username: string
  role: Role
}

/** The signed-in vendor acts for its business. */
export type SignedInVendor = SignedIn & { vendorId: string }

/** The sessions that a request carries; they are independent. */
export type Sessions = { customer?: SignedIn; vendor?: SignedInVendor; admin?: SignedIn }

/** What a handler knows of its request beside the parsed input. */
export type RequestContext = {
  sessions: Sessions
  /** The caller's network address. */
  ip: string
  idempotencyKey: string | null
  /** Notes what happens at a door: here, or in the act that is given it. */
  noteSecurityEvent: NoteSecurityEvent
  /** What the browser shows of having signed in before (`readDevice`). */
  devices: readonly string[]
  /**
   * Opens a session and sets its cookie; a session of the same role that the browser had is closed. From then on the browser
   * is a device that the account knows.
   * @returns false when the account has another password meanwhile, or may no longer enter
   */
  signIn: (role: Role, user: DeviceOwner) => Promise<boolean>
  /** Closes the browser's session of this role. The others stay. */
  signOut: (role: Role) => Promise<void>
}

/**
 * A file to be shown or saved under this name (ASCII). A large one that is read while it leaves tells how many rows it
 * has, so that whoever receives it knows how far it is.
 */
export type FileAnswer = { name: string; content: Buffer | Readable; rows?: number }

/** What a stream follows: events are sent when the filter accepts a change. */
export type StreamAnswer = {
  follows: (change: OrderChange) => boolean
  /** The order whose link opens it to people without a session. */
  linkedOrderId?: string
}
