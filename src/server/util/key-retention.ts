import { sql } from 'drizzle-orm'

/** How long idempotency keys are remembered. */
export const KEY_RETENTION = sql`interval '31 days'`
