import type { AddressBody } from '#contract/accounts/addresses.schemas.ts'
import { MOST_ADDRESSES } from '#contract/accounts/facts.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { addressLine } from './address-line.ts'
import { type AddressRow, clearDefault, insertAddress, lockAddressBook } from './addresses.queries.ts'

/**
 * Saves a delivery address; the first one becomes the default.
 * @throws Refused `address_limit`, `zone_not_served`
 */
export async function addAddress(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  body: AddressBody,
): Promise<AddressRow> {
  return db.transaction(async tx => {
    const own = await lockAddressBook(tx, userId)
    if (own >= MOST_ADDRESSES) refuse('address_limit')
    const isDefault = own === 0 || body.isDefault === true
    if (isDefault) await clearDefault(tx, userId)
    // The body has a line, or the parts of one.
    const address = (await addressLine(tx, body))!
    return insertAddress(tx, { ...body, address, isDefault, userId })
  })
}
