import type { accountsAddressesEndpoints } from '#contract/accounts/addresses.endpoints.ts'
import type { Address } from '#contract/accounts/addresses.schemas.ts'
import { done } from '#contract/common.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { refuse } from '../../http/refuse.ts'
import { addAddress } from './add-address.ts'
import { type AddressRow, deleteAddress, listAddresses } from './addresses.queries.ts'
import { changeAddress } from './change-address.ts'

const answerAddress = ({ userId: _userId, createdAt: _createdAt, ...address }: AddressRow): Address => address

/** A customer's delivery addresses. */
export const accountsAddressesRoutes = (
  deps: Pick<Deps, 'db'>,
): Handlers<keyof typeof accountsAddressesEndpoints> => ({
  listAddresses: async (_input, { sessions: { customer } }) =>
    (await listAddresses(deps.db, customer.userId)).map(answerAddress),
  addAddress: async ({ body }, { sessions: { customer } }) =>
    answerAddress(await addAddress(deps, customer.userId, body)),
  changeAddress: async ({ params: { id }, body }, { sessions: { customer } }) =>
    answerAddress(await changeAddress(deps, { id, userId: customer.userId, changes: body })),
  deleteAddress: async ({ params: { id } }, { sessions: { customer } }) => {
    const removed = await deleteAddress(deps.db, { id, userId: customer.userId })
    return removed ? done : refuse('not_found')
  },
})
