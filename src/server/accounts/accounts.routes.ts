import type { accountsEndpoints } from '#contract/accounts/endpoints.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../http/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerUser, answerVendor } from './accounts.answers.ts'
import { findUser, findVendor } from './accounts.queries.ts'
import { logIn } from './log-in.ts'
import { registerCustomer } from './register-customer.ts'

/** Login, logout and registration. */
export function accountsRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof accountsEndpoints> {
  const showUser = async (userId: string) =>
    answerUser((await findUser(deps.db, userId)) ?? refuse('unauthenticated'))
  const showVendor = async (by: Parameters<typeof findVendor>[1]) =>
    answerVendor((await findVendor(deps.db, by)) ?? refuse('unauthenticated'))

  const login = async (
    { body: { email, password } }: { body: { email: string; password: string } },
    context: Pick<RequestContext, 'ip' | 'devices' | 'signIn' | 'recordSecurityEvent'>,
  ) => answerUser(await logIn(deps, { space: 'customer', by: { email }, password }, context))

  return {
    register: async ({ body }, { signIn }) => {
      const user = await registerCustomer(deps, body)
      await signIn('customer', user)
      return answerUser(user)
    },
    login,
    loginAlias: login,
    logout: async (_input, { signOut }) => {
      await signOut('customer')
      return done
    },
    getCurrentUser: (_input, { sessions: { customer } }) => showUser(customer.userId),
    vendorLogin: async ({ body: { username, password } }, context) => {
      const user = await logIn(deps, { space: 'vendor', by: { username }, password }, context)
      return { user: await showVendor({ userId: user.id }) }
    },
    vendorLogout: async (_input, { signOut }) => {
      await signOut('vendor')
      return done
    },
    getCurrentVendor: (_input, { sessions: { vendor } }) => showVendor({ vendorId: vendor.vendorId }),
    adminLogin: async ({ body: { username, password } }, context) =>
      answerUser(await logIn(deps, { space: 'admin', by: { username }, password }, context)),
    adminLogout: async (_input, { signOut }) => {
      await signOut('admin')
      return done
    },
    getCurrentAdmin: (_input, { sessions: { admin } }) => showUser(admin.userId),
  }
}
