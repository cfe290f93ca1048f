import type { messageChoiceEndpoints } from '#contract/accounts/message-choice.endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { findUser, updateMessageChoice } from './accounts.queries.ts'

export function messageChoiceRoutes({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof messageChoiceEndpoints> {
  return {
    getMessageChoice: async (_input, { sessions: { customer } }) => {
      const user = (await findUser(db, customer.userId)) ?? refuse('not_found')
      return { acceptsMessages: user.acceptsMessages }
    },
    chooseMessages: async ({ body: { acceptsMessages } }, { sessions: { customer } }) => {
      await updateMessageChoice(db, customer.userId, acceptsMessages)
      return { acceptsMessages }
    },
  }
}
