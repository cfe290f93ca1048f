/// <reference path="../../api/virtual-endpoints.d.ts" />

import { endpoints } from 'virtual:endpoints/customer'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { clearCustomerTabStorage } from '#web/features/accounts/customer-storage.ts'
import { LIST_LOCATION_KEY } from '#web/ui/signed-in/list-location.ts'

type KeyedQuery = { queryKey: readonly unknown[] }

/** Personal queries of a customer (not the session itself), and saved list views. */
const isPersonal = ({ queryKey: [name] }: KeyedQuery): boolean =>
  name === LIST_LOCATION_KEY || (name !== 'getCurrentUser' && String(name) in endpoints)

/** After another tab signed in or out: clears the previous customer's queries, active ones too, and this tab's storage. */
export async function clearCustomerQueries(
  queryClient: QueryClient,
  before: User | null | undefined,
  now: User | null | undefined,
): Promise<void> {
  if (!before || before.id === now?.id) return
  clearCustomerTabStorage()
  if (now) await queryClient.resetQueries({ predicate: isPersonal })
  else queryClient.removeQueries({ predicate: isPersonal })
}
