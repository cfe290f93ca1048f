import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { type AddressRow, clearDefault, insertAddress, lockAddressBook } from './addresses.queries.ts'

const MOST_ADDRESSES = 20

type NewAddress = { label: string; address: string; isDefault?: boolean | undefined }

/**
 * Saves a delivery address; the first one becomes the default.
 * @throws Refused `address_limit`
 */
export async function addAddress(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  address: NewAddress,
): Promise<AddressRow> {
  return db.transaction(async tx => {
    const own = await lockAddressBook(tx, userId)
    if (own >= MOST_ADDRESSES) refuse('address_limit')
    const isDefault = own === 0 || address.isDefault === true
    if (isDefault) await clearDefault(tx, userId)
    return insertAddress(tx, { ...address, isDefault, userId })
  })
}
