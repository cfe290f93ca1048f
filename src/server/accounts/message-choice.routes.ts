import type { accountsMessageChoiceEndpoints } from '#contract/accounts/message-choice.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { findUser, updateMessageChoice } from './accounts.queries.ts'

export function accountsMessageChoiceRoutes({
  db,
}: Pick<Deps, 'db'>): Handlers<keyof typeof accountsMessageChoiceEndpoints> {
  return {
    getMessageChoice: async (_input, { sessions: { customer } }) => {
      // A session ends with its account.
      const user = (await findUser(db, customer.userId))!
      return { acceptsMessages: user.acceptsMessages }
    },
    chooseMessages: async ({ body: { acceptsMessages } }, { sessions: { customer } }) => {
      await updateMessageChoice(db, customer.userId, acceptsMessages)
      return { acceptsMessages }
    },
  }
}
