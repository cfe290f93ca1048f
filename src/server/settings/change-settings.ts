import { isDeepStrictEqual } from 'node:util'
import { type ChangeSettingsBody, LIMITS_IN_ORDER, type Settings } from '#contract/settings/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { changesBetween, recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { readSettings } from './read-settings.ts'
import {
  listFeatured,
  lockProductsForKeyShare,
  lockSettings,
  replaceFeatured,
  replaceTeamHours,
  writeSettings,
} from './settings.queries.ts'

/** All settings for administrators, with the featured products. */
export const readAllSettings = async (
  db: Executor,
  config: Pick<Deps['config'], 'initialSettings'>,
): Promise<Settings> => ({ ...(await readSettings(db, config)), featured: await listFeatured(db) })

/**
 * Changes settings, visible to visitors at once, and records the audit event unless nothing changed. Idempotent: a repeated
 * request, whose answer was lost, returns the current settings.
 * @throws Refused `settings_changed` when the version is outdated and the settings are not yet as requested, `limits_contradict`,
 * `product_not_found`
 */
export const changeSettings = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  admin: SignedIn,
  { version, ...changes }: ChangeSettingsBody,
): Promise<Settings> =>
  db.transaction(async tx => {
    await lockSettings(tx)
    const before = await readAllSettings(tx, config)
    if (before.version !== version && isAlreadyApplied(before, changes)) return before
    if (before.version !== version) refuse('settings_changed')
    refuseContradiction({ ...before, ...changes })
    await write(tx, { ...changes, version: version + 1 })
    const after = await readAllSettings(tx, config)
    const changed = changesBetween(auditedSettings(before), auditedSettings(after))
    if (changed) {
      await recordAuditEvent(tx, {
        admin,
        action: 'settings.changed',
        target: { type: 'settings', id: 'settings' },
        ...changed,
      })
    }
    return after
  })

/** Whether the settings are already as requested. */
function isAlreadyApplied(
  { featured, ...settings }: Settings,
  changes: Omit<ChangeSettingsBody, 'version'>,
): boolean {
  const present = { ...settings, featured: featured.map(({ id }) => id) }
  return isDeepStrictEqual({ ...present, ...changes }, present)
}

function refuseContradiction({
  openFcfaUnconfirmed: less,
  openFcfaConfirmed: more,
}: Partial<Pick<Settings, 'openFcfaUnconfirmed' | 'openFcfaConfirmed'>>): void {
  if (less !== undefined && more !== undefined && less > more)
    refuse('limits_contradict', { errors: { openFcfaConfirmed: LIMITS_IN_ORDER } })
}

async function write(
  tx: Transaction,
  { openingHours, banner, featured, ...changes }: ChangeSettingsBody,
): Promise<void> {
  if (featured && !(await lockProductsForKeyShare(tx, featured))) refuse('product_not_found')
  await writeSettings(tx, {
    ...changes,
    ...(openingHours && { hasOwnHours: true }),
    ...(banner !== undefined && {
      bannerText: banner?.text ?? null,
      bannerLink: banner?.link ?? null,
      bannerFrom: banner?.from ?? null,
      bannerUntil: banner?.until ?? null,
    }),
  })
  if (openingHours) await replaceTeamHours(tx, openingHours)
  if (featured) await replaceFeatured(tx, featured)
}

/** The settings for the audit log, with featured products by name. */
const auditedSettings = ({ version: _, featured, ...settings }: Settings) => ({
  ...settings,
  featured: featured.map(({ name }) => name),
})
