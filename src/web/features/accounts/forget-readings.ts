/// <reference path="../../api/virtual-endpoints.d.ts" />

import { endpoints } from 'virtual:endpoints/customer'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { forgetTabTraces } from '#web/features/accounts/customer-traces.ts'
import { LIST_LOCATION_KEY } from '#web/ui/signed-in/list-location.ts'

type Asked = { queryKey: readonly unknown[] }

/** What only a customer is answered, but who that is; and what of its lists was in sight. */
const isPersonal = ({ queryKey: [name] }: Asked): boolean =>
  name === LIST_LOCATION_KEY || (name !== 'getCurrentUser' && String(name) in endpoints)

/**
 * Where another tab signed somebody in or out, forgets of whoever was here before what was read, also where it is in sight, and what
 * this tab noted.
 */
export async function forgetReadings(
  queryClient: QueryClient,
  before: User | null | undefined,
  now: User | null | undefined,
): Promise<void> {
  if (!before || before.id === now?.id) return
  forgetTabTraces()
  if (now) await queryClient.resetQueries({ predicate: isPersonal })
  else queryClient.removeQueries({ predicate: isPersonal })
}
