import type { accountsUsersEndpoints } from '#contract/accounts/users.endpoints.ts'
import type { AdminUser } from '#contract/accounts/users.schemas.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { answerUser } from '../accounts.answers.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { type AccountRow, findAccountById, listAccounts } from './users.queries.ts'

const answerAccount = ({ user, vendor }: AccountRow): AdminUser => ({
  ...answerUser(user),
  isActive: user.isActive,
  vendor,
})

/** The accounts as the administration keeps them. */
export function accountsUsersRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof accountsUsersEndpoints> {
  const show = async (id: string) =>
    answerAccount((await findAccountById(deps.db, id)) ?? refuse('user_not_found'))
  return {
    listUsers: async ({ query: { search, role, page, limit } }) => {
      const { rows, total } = await listAccounts(deps.db, { search, role, page, limit })
      return { items: rows.map(answerAccount), total, page, limit }
    },
    createUser: async ({ body }, { sessions: { admin } }) => show(await createUser(deps, admin, body)),
    changeUser: async ({ params: { id }, body }, { sessions: { admin }, recordSecurityEvent }) => {
      const { hasMoved, hasNewPhone } = await changeUser(deps, admin, { id, ...body })
      if (hasMoved) recordSecurityEvent('email.changed', id)
      if (hasNewPhone) recordSecurityEvent('phone.changed', id)
      return show(id)
    },
    deleteUser: async ({ params: { id } }, { sessions: { admin } }) => {
      await deleteUser(deps, admin, { id })
      return done
    },
  }
}
