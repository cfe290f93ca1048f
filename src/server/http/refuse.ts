import { type RefusalCode, refusals } from '#contract/refusals.ts'

type Details = {
  /** Instead of the code's usual sentence. */
  message?: string
  /** Messages per field. */
  errors?: Record<string, string>
  /** Further members of the answer. */
  body?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** An act that was refused: thrown, so that its transaction rolls back; answered in one place. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly status: number
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code].message)
    this.code = code
    this.status = refusals[code].status
    this.details = details
  }
}

/** Refuses the act under way. The sentence and the status come from the contract's tables of refusals. */
export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refused(code, details)
}
