import { type Round, type RoundsBody, seenRounds } from '#contract/delivery/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { countZones, listRounds, lockRounds, type RoundsOwner, replaceRounds } from './rounds.queries.ts'
import { listZoneRows } from './zones.queries.ts'

/** The wanted rounds, and `seenRounds` of those that they replace; undefined: replace any. */
type Replacement = { wanted: RoundsBody; seen: string | undefined }

async function setRounds(
  tx: Transaction,
  owner: RoundsOwner,
  { wanted, seen }: Replacement,
): Promise<Record<'before' | 'after', Round[]>> {
  await lockRounds(tx)
  const before = await listRounds(tx, owner)
  if (seen !== undefined && seen !== seenRounds(before)) refuse('rounds_changed')
  const zoneIds = [...new Set(wanted.flatMap(round => round.zoneIds))]
  if ((await countZones(tx, zoneIds)) < zoneIds.length) refuse('round_zone_unknown')
  await replaceRounds(tx, owner, wanted)
  return { before, after: await listRounds(tx, owner) }
}

/**
 * Replaces the rounds of a vendor; with none, the default ones apply.
 * @throws Refused `round_zone_unknown`, `rounds_changed`
 */
export const setVendorRounds = (
  { db }: Pick<Deps, 'db'>,
  vendorId: string,
  replacing: Replacement,
): Promise<Round[]> => db.transaction(async tx => (await setRounds(tx, { vendorId }, replacing)).after)

type ZoneNames = ReadonlyMap<string, string>

/** Rounds as recorded in the audit log, with the current names of zones. */
const auditedRounds = (rounds: readonly Round[], names: ZoneNames) => ({
  rounds: rounds.map(({ id: _, zoneIds, ...round }) => ({
    ...round,
    zones: zoneIds.map(id => names.get(id)),
  })),
})

/**
 * Replaces the default rounds, which apply to vendors without their own.
 * @throws Refused `round_zone_unknown`, `rounds_changed`
 */
export const setHouseRounds = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  replacing: Replacement,
): Promise<Round[]> =>
  db.transaction(async tx => {
    const { before, after } = await setRounds(tx, 'house', replacing)
    const names = new Map((await listZoneRows(tx)).map(({ id, name }) => [id, name]))
    await recordAuditEvent(tx, {
      admin,
      action: 'delivery.roundsSet',
      target: { type: 'delivery', id: 'rounds' },
      before: auditedRounds(before, names),
      after: auditedRounds(after, names),
    })
    return after
  })
