import type { AddressChanges } from '#contract/accounts/addresses.schemas.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { addressLine } from './address-line.ts'
import { type AddressRow, clearDefault, lockAddressBook, updateAddress } from './addresses.queries.ts'

/** Fields to clear since they belong to the former place: position, zone and directions. */
function outdatedBy({ zoneId, address, latitude }: AddressChanges): Partial<AddressRow> {
  const noPosition = { latitude: null, longitude: null }
  if (zoneId !== undefined) return latitude === undefined ? noPosition : {}
  return address === undefined ? {} : { ...noPosition, zoneId: null, directions: null }
}

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
    const changed = { ...outdatedBy(changes), ...changes, address }
    return (await updateAddress(tx, { id, userId }, changed)) ?? refuse('not_found')
  })
}
