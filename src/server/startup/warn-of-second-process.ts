import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { simulatedProviders } from '../payments/public.ts'

/**
 * Logs a warning when another process serves the same database while this one uses per-process state: pictures in a
 * local folder, simulated payments.
 */
export async function warnOfSecondProcess({
  db,
  config,
  log,
}: Pick<Deps, 'db' | 'config' | 'log'>): Promise<void> {
  const ownThings = [
    ...(config.storage.kind === 'folder' ? ['pictures in a folder (S3_*)'] : []),
    ...simulatedProviders(config.payments).map(provider => `simulated payments of ${provider}`),
  ]
  if (ownThings.length === 0) return
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(distinct application_name)::int as others from pg_stat_activity
    where datname = current_database() and application_name like 'amic %'
      and application_name <> current_setting('application_name')`)
  if (rows[0]?.others) {
    log.warn({ ownThings }, 'another process serves this database: it does not share what this one keeps')
  }
}
