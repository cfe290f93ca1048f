import { done } from '#contract/common.ts'
import type { securitySecondFactorEndpoints } from '#contract/security/second-factor.endpoints.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext, SignedIn } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { passSecondFactor } from './pass.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor.queries.ts'
import { openSecretBox } from './secret-box.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './set-up.ts'

type Note = Pick<RequestContext, 'recordSecurityEvent'>
type Code = { code: string }
type Password = { currentPassword: string }

/** Second factor (TOTP): optional for vendors, required for administrators in production. */
export function securitySecondFactorRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof securitySecondFactorEndpoints> {
  const { db, config } = deps
  const factorDeps = { ...deps, secrets: openSecretBox(config) }
  const read = async ({ userId, role }: SignedIn) => ({
    setAt: (await findSecondFactor(db, userId))?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isRequired: role === 'admin' && config.production,
  })
  const begin = (person: SignedIn, { currentPassword }: Password) =>
    beginSecondFactor(factorDeps, person, currentPassword)
  const confirm = async (person: SignedIn, { code }: Code, { recordSecurityEvent }: Note) => ({
    recoveryCodes: await confirmSecondFactor(factorDeps, person, { code, recordSecurityEvent }),
  })
  const pass = async (person: SignedIn, { code }: Code, { recordSecurityEvent }: Note) => {
    await passSecondFactor(factorDeps, person, { code, recordSecurityEvent })
    return done
  }
  const remove = async (person: SignedIn, { currentPassword }: Password, { recordSecurityEvent }: Note) => {
    await removeSecondFactor(factorDeps, person, { currentPassword, recordSecurityEvent })
    return done
  }
  return {
    getVendorSecondFactor: (_input, { sessions: { vendor } }) => read(vendor),
    beginVendorSecondFactor: ({ body }, { sessions: { vendor } }) => begin(vendor, body),
    confirmVendorSecondFactor: ({ body }, context) => confirm(context.sessions.vendor, body, context),
    passVendorSecondFactor: ({ body }, context) => pass(context.sessions.vendor, body, context),
    removeVendorSecondFactor: ({ body }, context) => remove(context.sessions.vendor, body, context),
    getAdminSecondFactor: (_input, { sessions: { admin } }) => read(admin),
    beginAdminSecondFactor: ({ body }, { sessions: { admin } }) => begin(admin, body),
    confirmAdminSecondFactor: ({ body }, context) => confirm(context.sessions.admin, body, context),
    passAdminSecondFactor: ({ body }, context) => pass(context.sessions.admin, body, context),
    removeAdminSecondFactor: ({ body }, context) => remove(context.sessions.admin, body, context),
  }
}
