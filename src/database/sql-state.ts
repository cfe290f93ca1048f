/** The SQLSTATE codes that the code handles. https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQL_STATE = {
  restrictViolation: '23001',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  /** An earlier statement of the same transaction failed. */
  transactionAborted: '25P02',
  undefinedTable: '42P01',
  /** A prepared statement of this name already exists. */
  duplicatePreparedStatement: '42P05',
  /** There is no prepared statement of this name, or no longer. */
  invalidStatementName: '26000',
  /** A NUL byte. */
  invalidByteSequence: '22021',
  /** An unpaired surrogate in a JSON text. */
  untranslatableCharacter: '22P05',
} as const

/**
 * The SQLSTATE of a database error, such as '23505'; undefined for any other error. Drizzle wraps the driver's error: the code is
 * on its cause.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  // The driver's network errors have codes too, made of letters only: ECONNREFUSED.
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code)) return code
  return sqlStateOf(error.cause)
}

/** The name of the violated constraint; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : constraintOf(error.cause)
}

/** Whether a statement violated one of these constraints or unique indexes. */
export const violates = (error: unknown, ...constraints: string[]): boolean =>
  constraints.includes(constraintOf(error) ?? '')
