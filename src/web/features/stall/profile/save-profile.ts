import { useQueryClient } from '@tanstack/react-query'
import type { VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'

/** A profile that has what each saving of it asks for. */
export type CompleteProfile = VendorProfile & { user: { phone: string; region: string } }

/** Does the account know its telephone and its region, without which nothing of the profile is saved? */
export const isComplete = (profile: VendorProfile): profile is CompleteProfile =>
  profile.user.phone !== null && profile.user.region !== null

/** The profile as it is, of which a part is then changed. */
export function presentBody({ user, businessName, businessAddress }: CompleteProfile) {
  const { username, fullName, email, phone, region } = user
  return { username, fullName, email, phone, region, businessName, businessAddress }
}

/** Saves a profile, and has every place that shows it show what was saved. */
export function useSaveProfile() {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (body: VendorProfileBody): Promise<VendorProfile> => {
    const saved = await api.updateVendorProfile({ body })
    queryClient.setQueryData(apiKey('getVendorProfile'), saved)
    await refreshProfiles(queryClient)
    return saved
  }
}
