import { useQueryClient } from '@tanstack/react-query'
import type { VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { apiKey, apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { changesTo } from '#web/ui/forms/changes-to.ts'

/** A profile with the data required for saving it. */
export type CompleteProfile = VendorProfile & { user: { phone: string; region: string } }

/** Whether the account has phone and region, without which the server refuses to save the profile. */
export const isComplete = (profile: VendorProfile): profile is CompleteProfile =>
  profile.user.phone !== null && profile.user.region !== null

/** The values that every save must include. */
const bodyOf = ({ user, businessName, businessAddress }: VendorProfile) => {
  const { username, fullName, email, phone, region } = user
  return { username, fullName, email, phone, region, businessName, businessAddress }
}

/** Saves changes of the displayed profile, and refreshes every place that shows it. */
export function useSaveProfile() {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (shown: VendorProfile, typed: Partial<VendorProfileBody>): Promise<VendorProfile> => {
    const latest = await queryClient.fetchQuery({ ...apiQuery(api, 'getVendorProfile'), staleTime: 0 })
    const body = { ...bodyOf(latest), ...changesTo(bodyOf(shown), typed) }
    // The form contains a phone or region that the account lacks: no other form opens before.
    const saved = await api.changeVendorProfile({ body: body as VendorProfileBody })
    queryClient.setQueryData(apiKey('getVendorProfile'), saved)
    await refreshProfiles(queryClient)
    void invalidateQueries(queryClient, ...publicQueries)
    return saved
  }
}
