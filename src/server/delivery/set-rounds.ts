import type { Round, RoundsBody } from '#contract/delivery/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { countZones, listRounds, lockRounds, type RoundsOwner, replaceRounds } from './rounds.queries.ts'
import { listZoneRows } from './zones.queries.ts'

async function setRounds(tx: Transaction, owner: RoundsOwner, wanted: RoundsBody): Promise<Round[]> {
  const zoneIds = [...new Set(wanted.flatMap(round => round.zoneIds))]
  if ((await countZones(tx, zoneIds)) < zoneIds.length) refuse('round_zone_unknown')
  await replaceRounds(tx, owner, wanted)
  return listRounds(tx, owner)
}

/**
 * Replaces the rounds of a vendor; without any, those of the house are its own.
 * @throws Refused `round_zone_unknown`
 */
export const setVendorRounds = (
  { db }: Pick<Deps, 'db'>,
  vendorId: string,
  wanted: RoundsBody,
): Promise<Round[]> =>
  db.transaction(async tx => {
    await lockRounds(tx)
    return setRounds(tx, { vendorId }, wanted)
  })

type ZoneNames = ReadonlyMap<string, string>

/** Rounds as the journal shows them: zones by the names that they have now. */
const noted = (rounds: readonly Round[], names: ZoneNames) => ({
  rounds: rounds.map(({ id: _, zoneIds, ...round }) => ({
    ...round,
    zones: zoneIds.map(id => names.get(id)),
  })),
})

/**
 * Replaces the rounds of the house, which are those of vendors without any.
 * @throws Refused `round_zone_unknown`
 */
export const setHouseRounds = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  wanted: RoundsBody,
): Promise<Round[]> =>
  db.transaction(async tx => {
    await lockRounds(tx)
    const before = await listRounds(tx, 'house')
    const after = await setRounds(tx, 'house', wanted)
    const names = new Map((await listZoneRows(tx)).map(({ id, name }) => [id, name]))
    await recordAuditEvent(tx, {
      admin,
      action: 'delivery.roundsSet',
      target: { type: 'delivery', id: 'rounds' },
      before: noted(before, names),
      after: noted(after, names),
    })
    return after
  })
