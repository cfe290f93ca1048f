import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { type AddressRow, clearDefault, lockAddressBook, updateAddress } from './addresses.queries.ts'

type Change = {
  id: string
  userId: string
  changes: { label?: string | undefined; address?: string | undefined; isDefault?: boolean | undefined }
}

/**
 * Changes a saved address. Making it the default takes that from the former one.
 * @throws Refused `not_found` when the user has no such address
 */
export async function changeAddress(
  { db }: Pick<Deps, 'db'>,
  { id, userId, changes }: Change,
): Promise<AddressRow> {
  return db.transaction(async tx => {
    await lockAddressBook(tx, userId)
    if (changes.isDefault) await clearDefault(tx, userId)
    return (await updateAddress(tx, { id, userId }, changes)) ?? refuse('not_found')
  })
}
