/** The path of the machine's PgBouncer, if it has one. */
export function findPooler(): string | undefined
