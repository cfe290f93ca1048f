import { DrizzleQueryError } from 'drizzle-orm/errors'
import { mapStackTrace } from './map-stack-trace.ts'

/** Error properties without personal data. PostgreSQL's `detail` and Drizzle's `params` contain values and are left out. */
const SAFE_PROPERTIES = [
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
 * Serializes an error and its causes for the log: SQL text without its parameters, which may hold passwords, tokens and
 * personal data.
 */
export function serializeError(error: Error): Record<string, unknown> {
  const message = withoutParameters(error)
  const properties = SAFE_PROPERTIES.flatMap(name => {
    const value = (error as unknown as Record<string, unknown>)[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    type: error.constructor.name,
    message,
    stack: error.stack && mapStackTrace(error.stack).replace(error.message, () => message),
    ...Object.fromEntries(properties),
    ...(error.cause instanceof Error && { cause: serializeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(one => serializeError(one as Error)) }),
  }
}
