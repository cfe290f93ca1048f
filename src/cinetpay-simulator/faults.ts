import * as z from 'zod/mini'

/** What integrators complain of, to be switched on. Everything is well unless told. */
export const Faults = z.object({
  /**
   * `forged`: the genuine one is replaced by one with a wrong signature. `out_of_order`: the one that says "waiting" is
   * overtaken by the one that says what became of the payment.
   */
  notification: z._default(z.enum(['sent', 'lost', 'doubled', 'late', 'out_of_order', 'forged']), 'sent'),
  lateMs: z._default(z.number(), 3_000),
  /** What the payer pays is not what was asked (API v2 only: v1 tells no amount). */
  amount: z._default(z.enum(['right', 'wrong', 'other_currency']), 'right'),
  /** `dropped`: the work is done and its answer lost; `error_500`: the work is not done. */
  answer: z._default(z.enum(['right', 'slow', 'dropped', 'error_500']), 'right'),
  answerOf: z._default(z.enum(['all', 'login', 'initialise', 'check', 'transfer', 'transfer_check']), 'all'),
  slowMs: z._default(z.number(), 5_000),
  /**
   * `waiting_first`: the operator says "waiting" for a while before it accepts. `before_answer`: it accepts, and the
   * merchant is notified, before initialise answers. `after_refusal`: it accepts a while after it had refused.
   */
  acceptance: z._default(z.enum(['at_once', 'waiting_first', 'before_answer', 'after_refusal']), 'at_once'),
  waitingMs: z._default(z.number(), 2_000),
  /**
   * What becomes of a transfer: `waiting` is sent after `waitingMs`; `refused` and `insufficient` are said later, `no_account`
   * at once, and nothing is kept of it. `after_refusal`: it is sent `waitingMs` after it had been refused.
   */
  transfer: z._default(
    z.enum(['sent', 'waiting', 'refused', 'insufficient', 'no_account', 'after_refusal']),
    'sent',
  ),
  /** What the merchant has to send on, FCFA: what is more is refused at once, and nothing is kept of it. Null: enough. */
  balanceFcfa: z._default(z.nullable(z.int()), null),
  /** `not_allowed`: the caller's address is not on the list (API v1). */
  caller: z._default(z.enum(['allowed', 'not_allowed']), 'allowed'),
})
export type Faults = z.output<typeof Faults>

type Call = Exclude<Faults['answerOf'], 'all'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which of the provider's calls this route is, for the faults. */
    call?: Call
  }
}
