import { done } from '#contract/common.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { eraseAccount } from './erase-account.ts'
import { exportOwnData } from './export-own-data.ts'

/** Legal rights of a customer: export and erasure of the personal data. */
export const privacyRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<'exportOwnData' | 'eraseAccount'> => ({
  exportOwnData: async (_input, { sessions: { customer }, recordSecurityEvent }) => {
    const data = await exportOwnData(deps, customer.userId)
    recordSecurityEvent('export.made', customer.userId)
    return { name: 'mes-donnees-amic.json', content: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) }
  },
  eraseAccount: async ({ body }, { sessions: { customer }, signOut }) => {
    await eraseAccount(deps, customer, body)
    await signOut('customer')
    return done
  },
})
