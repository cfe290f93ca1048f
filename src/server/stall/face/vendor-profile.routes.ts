import type { VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import { answerVendor, findVendor, passwordAge } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { answerFaces } from './face.answers.ts'
import { findFaces } from './faces.queries.ts'
import { updateVendorProfile } from './update-vendor-profile.ts'

/** A vendor's own profile: the account and the face of its stall. */
export function stallVendorProfileRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>,
): Handlers<'getVendorProfile' | 'changeVendorProfile'> {
  const show = async (vendorId: string): Promise<VendorProfile> => {
    const account = (await findVendor(deps.db, { vendorId })) ?? refuse('unauthenticated')
    const { face, pendingFace } = answerFaces(
      (await findFaces(deps.db, vendorId)) ?? refuse('unauthenticated'),
    )
    const { portraitUrl, coverUrl, portrait, cover, story, since, methods } = pendingFace ?? face
    return {
      ...answerVendor(account),
      ...passwordAge(account.user),
      ...{ portraitUrl, coverUrl, portrait, cover, story, since, methods },
      certifiedMethods: account.vendor.certifiedMethods,
      pendingFace,
    }
  }
  return {
    getVendorProfile: (_input, { sessions: { vendor } }) => show(vendor.vendorId),
    changeVendorProfile: async ({ body }, { sessions: { vendor }, recordSecurityEvent }) => {
      const { hasNewPhone } = await updateVendorProfile(deps, vendor, body)
      if (hasNewPhone) recordSecurityEvent('phone.changed', vendor.userId)
      return show(vendor.vendorId)
    },
  }
}
