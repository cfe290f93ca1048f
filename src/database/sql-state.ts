/** The refusals of PostgreSQL that the code meets by design. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQL_STATE = {
  restrictViolation: '23001',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  /** An earlier statement of the same transaction failed. */
  transactionAborted: '25P02',
  undefinedTable: '42P01',
  /** A prepared statement of this name is there already. */
  duplicatePreparedStatement: '42P05',
  /** A prepared statement of this name is not there, or not any more. */
  invalidStatementName: '26000',
  /** A NUL byte. */
  invalidByteSequence: '22021',
  /** A broken surrogate in a JSON text. */
  untranslatableCharacter: '22P05',
} as const

/**
 * The SQLSTATE of an error of the database, such as '23505', undefined for any other error. Drizzle wraps the
 * driver's error: the code is on its cause.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  // The driver's network errors have codes too, of letters only: ECONNREFUSED.
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code)) return code
  return sqlStateOf(error.cause)
}

/** The constraint that a statement broke, undefined of any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}

/** Did a statement break one of these constraints? A unique index is one. */
export const violates = (error: unknown, ...constraints: string[]): boolean =>
  constraints.includes(constraintOf(error) ?? '')
