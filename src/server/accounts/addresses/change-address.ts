import type { AddressChanges } from '#contract/accounts/schemas.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { addressLine } from './address-line.ts'
import { type AddressRow, clearDefault, lockAddressBook, updateAddress } from './addresses.queries.ts'

type Change = { id: string; userId: string; changes: AddressChanges }

/**
 * Changes a saved address. Making it the default takes that from the former one.
 * @throws Refused `not_found` when the user has no such address, `zone_not_served`
 */
export async function changeAddress(
  { db }: Pick<Deps, 'db'>,
  { id, userId, changes }: Change,
): Promise<AddressRow> {
  return db.transaction(async tx => {
    await lockAddressBook(tx, userId)
    if (changes.isDefault) await clearDefault(tx, userId)
    const address = await addressLine(tx, changes)
    return (await updateAddress(tx, { id, userId }, { ...changes, address })) ?? refuse('not_found')
  })
}
