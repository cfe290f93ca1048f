/// <reference path="../../api/virtual-endpoints.d.ts" />

import { endpoints } from 'virtual:endpoints/customer'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { apiKey } from '#web/api/api-query.ts'
import { readAgain } from '#web/api/read-again.ts'
import { forgetTabTraces } from '#web/features/accounts/customer-traces.ts'

type Asked = { queryKey: readonly unknown[] }

/** What only a customer is answered; who that is, is read first. */
const isPersonal = ({ queryKey: [name] }: Asked): boolean =>
  name !== 'getCurrentUser' && String(name) in endpoints

/**
 * Another tab signed somebody in or out: so does this one. Of whoever was here before, what was read is forgotten, also where it is
 * in sight, and what this tab noted.
 */
export async function followOtherTab(queryClient: QueryClient): Promise<void> {
  const whoIs = () => queryClient.getQueryData<User>(apiKey('getCurrentUser'))?.id
  const before = whoIs()
  await readAgain(queryClient, 'getCurrentUser')
  const now = whoIs()
  if (before === undefined || before === now) return
  forgetTabTraces()
  if (now === undefined) queryClient.removeQueries({ predicate: isPersonal })
  else await queryClient.resetQueries({ predicate: isPersonal })
}
