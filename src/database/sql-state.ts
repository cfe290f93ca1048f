/** The refusals of PostgreSQL that the code meets by design. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQL_STATE = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  checkViolation: '23514',
  restrictViolation: '23001',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  /** An earlier statement of the same transaction failed. */
  transactionAborted: '25P02',
  undefinedTable: '42P01',
} as const

type DatabaseRefusal = { code: string; constraint?: string }

/**
 * The SQLSTATE of an error of the database, such as '23505', undefined for any other error. Drizzle wraps the
 * driver's error: the code is on its cause.
 */
export const sqlStateOf = (error: unknown): string | undefined => refusalIn(error)?.code

/** The name of the constraint that refused, when one did. */
export const constraintOf = (error: unknown): string | undefined => refusalIn(error)?.constraint

function refusalIn(error: unknown): DatabaseRefusal | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as Partial<DatabaseRefusal>
  // The driver's network errors have codes too, of letters only: ECONNREFUSED.
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code))
    return error as Error & DatabaseRefusal
  return refusalIn(error.cause)
}
