import type { Transaction } from '#database/connect.ts'
import { refuse } from '../http/refuse.ts'
import { findZoneNamed } from './zones.queries.ts'

/**
 * @param tx holds the lock of the zones, so that the name stays free
 * @throws Refused `zone_name_taken` when another zone has this name, ignoring case and accents
 */
export async function refuseTakenName(tx: Transaction, name: string, id?: string): Promise<void> {
  const namesake = await findZoneNamed(tx, name)
  if (namesake && namesake.id !== id) refuse('zone_name_taken')
}
