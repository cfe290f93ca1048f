import type { Refusal } from '#contract/errors.ts'
import { type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'

/** Details of a refusal: the response members that the contract defines for the code, and when to retry. */
type RefusalOptions<Code extends RefusalCode> = RefusalDetails<Code> & {
  /** Replaces the code's default message. */
  message?: string
} & ((typeof refusals)[Code] extends { retryAfter: 'given' } ? { retryAfterSeconds: number } : unknown)

/** Optional when the code requires no details. */
type Arguments<Code extends RefusalCode> =
  object extends RefusalOptions<Code> ? [options?: RefusalOptions<Code>] : [options: RefusalOptions<Code>]

type AnyOptions = {
  message?: string
  retryAfterSeconds?: number
  errors?: Record<string, string>
  [member: string]: unknown
}

/** A business refusal: thrown so that the transaction rolls back, answered by `answerErrors`. */
export class Refused<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refused'
  readonly code: Code
  readonly status: number
  /** Further members of the response. */
  readonly details: Pick<AnyOptions, 'errors'> & Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(code: Code, ...[options]: Arguments<Code>) {
    const { status, message: defaultMessage, retryAfter }: Refusal = refusals[code]
    const { message = defaultMessage, retryAfterSeconds, ...details } = (options ?? {}) as AnyOptions
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.retryAfterSeconds = typeof retryAfter === 'number' ? retryAfter : retryAfterSeconds
  }
}

/**
 * Throws a refusal. Message and status come from the contract's tables of refusals, as does the type of the details:
 *
 *     refuse('order_not_found')
 *     refuse('stock_changed', { stock: 3 })
 */
export function refuse<Code extends RefusalCode>(code: Code, ...options: Arguments<Code>): never {
  throw new Refused(code, ...options)
}
