import { DrizzleQueryError } from 'drizzle-orm/errors'
import { nameSources } from './name-sources.ts'

/** What helps to find a fault and holds nothing of anybody: PostgreSQL quotes values in `detail`, Drizzle in `params`. */
const TOLD = [
  'code',
  'statusCode',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'address',
  'port',
] as const

const withoutParameters = (error: Error): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message

/**
 * An error as the log shows it, its causes included: what was asked of the database, never with which values. Passwords,
 * tokens and what people wrote travel in them.
 */
export function loggableError(error: Error): Record<string, unknown> {
  const message = withoutParameters(error)
  const told = TOLD.flatMap(name => {
    const value = (error as unknown as Record<string, unknown>)[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    type: error.constructor.name,
    message,
    stack: error.stack && nameSources(error.stack).replace(error.message, () => message),
    ...Object.fromEntries(told),
    ...(error.cause instanceof Error && { cause: loggableError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(one => loggableError(one as Error)) }),
  }
}
