import { useQueryClient } from '@tanstack/react-query'
import type { VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { changesTo } from '#web/ui/forms/changes-to.ts'

/** A profile that has what each saving of it asks for. */
export type CompleteProfile = VendorProfile & { user: { phone: string; region: string } }

/** Does the account know its telephone and its region, without which nothing of the profile is saved? */
export const isComplete = (profile: VendorProfile): profile is CompleteProfile =>
  profile.user.phone !== null && profile.user.region !== null

/** What each saving of a profile asks for. */
const bodyOf = ({ user, businessName, businessAddress }: VendorProfile) => {
  const { username, fullName, email, phone, region } = user
  return { username, fullName, email, phone, region, businessName, businessAddress }
}

/** Saves what was typed into a profile that was shown, and has every place that shows it show what was saved. */
export function useSaveProfile() {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (shown: VendorProfile, typed: Partial<VendorProfileBody>): Promise<VendorProfile> => {
    const known = await queryClient.fetchQuery({ ...apiQuery(api, 'getVendorProfile'), staleTime: 0 })
    const body = { ...bodyOf(known), ...changesTo(bodyOf(shown), typed) }
    // A telephone or a region that the account lacks is among what was typed: no other form opens before.
    const saved = await api.changeVendorProfile({ body: body as VendorProfileBody })
    queryClient.setQueryData(apiKey('getVendorProfile'), saved)
    await refreshProfiles(queryClient)
    void invalidateQueries(queryClient, ...publicQueries)
    return saved
  }
}
