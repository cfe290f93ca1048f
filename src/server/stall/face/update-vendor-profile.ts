import type { VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { updateBusinessAddress, updateProfile } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedInVendor } from '../../http/context.ts'
import { proposeFace, storeFacePictures } from './propose-face.ts'

/**
 * Updates a vendor's profile, business and face. The face needs approval.
 * @returns whether the telephone number changed
 * @throws Refused as `updateProfile`, `storeFacePictures` and `proposeFace`
 */
export async function updateVendorProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>,
  vendor: SignedInVendor,
  body: VendorProfileBody,
): Promise<{ hasNewPhone: boolean }> {
  const { businessName, description, story, since, methods, portraitUrl, coverUrl, ...rest } = body
  const { businessAddress, ...person } = rest
  const { vendorId } = vendor
  const pictures = await storeFacePictures(deps, vendorId, { portraitUrl, coverUrl })
  const words = { businessName, description, story, since, methods }
  const now = deps.clock()
  return updateProfile(deps, vendor, person, async tx => {
    await updateBusinessAddress(tx, vendorId, { businessAddress, updatedAt: now })
    await proposeFace(tx, { vendorId, wish: { words, pictures }, now })
  })
}
