import { type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'

/** What is said beside the code: the members of its answer that the contract names, and when to try again. */
type Said<Code extends RefusalCode> = RefusalDetails<Code> & {
  /** Instead of the code's usual sentence. */
  message?: string
} & ((typeof refusals)[Code] extends { retryAfter: true } ? { retryAfterSeconds: number } : unknown)

/** May be left out where the code asks for nothing. */
type Arguments<Code extends RefusalCode> =
  object extends Said<Code> ? [said?: Said<Code>] : [said: Said<Code>]

type AnySaid = {
  message?: string
  retryAfterSeconds?: number
  errors?: Record<string, string>
  [member: string]: unknown
}

/** An act that was refused: thrown, so that its transaction rolls back; answered in one place. */
export class Refused<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refused'
  readonly code: Code
  readonly status: number
  /** The further members of the answer. */
  readonly details: Pick<AnySaid, 'errors'> & Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(code: Code, ...[said]: Arguments<Code>) {
    const { message = refusals[code].message, retryAfterSeconds, ...details } = (said ?? {}) as AnySaid
    super(message)
    this.code = code
    this.status = refusals[code].status
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Refuses the act under way. The sentence and the status come from the contract's tables of refusals, and so does what
 * else has to be said:
 *
 *     refuse('order_not_found')
 *     refuse('stock_changed', { stock: 3 })
 */
export function refuse<Code extends RefusalCode>(code: Code, ...said: Arguments<Code>): never {
  throw new Refused(code, ...said)
}
