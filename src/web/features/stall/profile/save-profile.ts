import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

const methodsWritten = (methods: readonly string[]): string => JSON.stringify([...methods].sort())

/** Typed values that differ from those shown. */
function profileChanges(shown: VendorProfile, typed: Partial<VendorProfileBody>): Partial<VendorProfileBody> {
  const hasSameMethods = typed.methods && methodsWritten(typed.methods) === methodsWritten(shown.methods)
  return changesTo({ ...shown, ...bodyOf(shown), methods: hasSameMethods ? typed.methods : null }, typed)
}

/**
 * The profile that a form shows, and the function that saves what was changed in it and refreshes every place that shows the
 * profile.
 */
export function useSaveProfile<Profile extends VendorProfile>(profile: Profile) {
  const api = useApi()
  const queryClient = useQueryClient()
  // The initial profile: each save, of another form too, brings a newer one, while the fields keep their values. A saved form is
  // mounted anew.
  const [shown] = useState(profile)
  const save = async (typed: Partial<VendorProfileBody>): Promise<VendorProfile> => {
    const latest = await queryClient.fetchQuery({ ...apiQuery(api, 'getVendorProfile'), staleTime: 0 })
    const body = { ...bodyOf(latest), ...profileChanges(shown, typed) }
    // The form contains a phone or region that the account lacks: no other form opens before.
    const saved = await api.changeVendorProfile({ body: body as VendorProfileBody })
    queryClient.setQueryData(apiKey('getVendorProfile'), saved)
    await refreshProfiles(queryClient)
    void invalidateQueries(queryClient, ...publicQueries)
    return saved
  }
  return { shown, save }
}
