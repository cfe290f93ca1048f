import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { roles, signedInCookie } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { DEVICE_LIFETIME_MS } from './known-device.ts'
import { sessionLifetimeMs } from './sessions.ts'

const TOKEN = /^[\w-]{43}$/

/**
 * Session cookies of the three roles, each with a script-readable companion and a device cookie. `secure` also sets the
 * `__Host-` prefix.
 */
export function sessionCookies({ secure }: { secure: boolean }) {
  const prefix = secure ? '__Host-' : ''
  const nameOf = (role: Role) => `${prefix}amic_${role}`
  const deviceNameOf = (role: Role) => `${prefix}amic_device_${role}`
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    /** The well-formed token of one role, if the request has it. */
    read(request: FastifyRequest, role: Role): string | undefined {
      const token = request.cookies[nameOf(role)]
      return token && TOKEN.test(token) ? token : undefined
    },
    readAll(request: FastifyRequest): string[] {
      return roles.flatMap(role => this.read(request, role) ?? [])
    },
    readDevices(request: FastifyRequest): string[] {
      return roles.flatMap(role => request.cookies[deviceNameOf(role)] ?? [])
    },
    /** Kept after logout. */
    setDevice(reply: FastifyReply, role: Role, token: string): void {
      reply.setCookie(deviceNameOf(role), token, { ...flags, maxAge: DEVICE_LIFETIME_MS / 1000 })
    },
    set(reply: FastifyReply, role: Role, token: string): void {
      const maxAge = sessionLifetimeMs[role] / 1000
      reply.setCookie(nameOf(role), token, { ...flags, maxAge })
      reply.setCookie(signedInCookie(role), '1', { ...flags, httpOnly: false, maxAge })
    },
    clear(reply: FastifyReply, role: Role): void {
      reply.clearCookie(nameOf(role), flags)
      reply.clearCookie(signedInCookie(role), { ...flags, httpOnly: false })
    },
  }
}
export type SessionCookies = ReturnType<typeof sessionCookies>
