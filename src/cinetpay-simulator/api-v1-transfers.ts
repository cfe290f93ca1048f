import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { v1Codes, v1Errors } from './codes.ts'
import { later } from './common-state.ts'
import type { Simulation } from './simulation.ts'
import type { TokenGuard } from './token-guard.ts'
import type { Transfer } from './transfers.ts'

const Asked = z.object({
  currency: z.enum(['XOF']),
  merchant_transaction_id: z.string().check(z.regex(/^[A-Z0-9-]{1,30}$/)),
  phone_number: z.string().check(z.regex(/^\+225\d{10}$/)),
  amount: z.int().check(z.minimum(500), z.maximum(1_500_000)),
  payment_method: z.enum(['OM_CI', 'MTN_CI', 'MOOV_CI', 'WAVE_CI']),
  reason: z.string().check(z.minLength(1)),
  notify_url: z.url().check(z.maxLength(120)),
})

/** Money that leaves the merchant's account for a telephone: first it waits, then the operator has sent it or has not. */
export function registerTransfers(app: FastifyInstance, simulation: Simulation, guard: TokenGuard): void {
  const { transfers, faults } = simulation

  app.post('/v1/transfer', { config: { call: 'transfer' } }, async (request, reply) => {
    if (!guard.isAuthorised(request)) return guard.refuse(reply)
    const parsed = Asked.safeParse(request.body)
    if (!parsed.success) return { ...v1Errors.invalidParams, description: z.prettifyError(parsed.error) }
    const input = parsed.data
    if (transfers.find(input.merchant_transaction_id)) return v1Errors.transactionExist
    if (faults.transfer === 'no_account') return v1Errors.userNotFound
    if (faults.balanceFcfa !== null && input.amount > faults.balanceFcfa) return v1Errors.insufficientBalance
    if (faults.balanceFcfa !== null) faults.balanceFcfa -= input.amount
    const transfer = transfers.open({
      id: input.merchant_transaction_id,
      amountFcfa: input.amount,
      currency: input.currency,
      phone: input.phone_number,
      operator: input.payment_method,
      reason: input.reason,
      notifyUrl: input.notify_url,
    })
    follow(simulation, transfer)
    return { ...answerOf(transfer), notify_token: transfer.notifyToken }
  })

  /** What is left to send on; an account without a bound says what one transfer takes. */
  app.get('/v1/balances', async (request, reply) => {
    if (!guard.isAuthorised(request)) return guard.refuse(reply)
    const balances = [{ currency: 'XOF', amount: faults.balanceFcfa ?? 1_500_000 }]
    return { code: 200, status: 'OK', balances }
  })

  app.get<{ Params: { name: string } }>(
    '/v1/transfer/:name',
    { config: { call: 'transfer_check' } },
    async (request, reply) => {
      if (!guard.isAuthorised(request)) return guard.refuse(reply)
      const transfer = transfers.findByAnyName(request.params.name)
      if (!transfer) return reply.code(422).send(v1Errors.notFound)
      transfers.recordCheck(transfer)
      return answerOf(transfer)
    },
  )
}

const answerOf = ({ id, providerId, state, phone }: Transfer) => ({
  ...v1Codes[state],
  merchant_transaction_id: id,
  transaction_id: providerId,
  user: { phone_number: phone },
})

/** What the operator does with it, soon after the answer. */
function follow(simulation: Simulation, transfer: Transfer): void {
  const { faults, transfers, notifier, delayed } = simulation
  const { transfer: outcome, waitingMs } = faults
  const state = stateAfter(outcome)
  later(delayed, outcome === 'waiting' ? waitingMs : 0, () => {
    if (transfers.move(transfer, state)) void notifier.notify(transfer)
    if (outcome !== 'after_refusal') return
    later(delayed, waitingMs, () => {
      if (transfers.reverse(transfer)) void notifier.notify(transfer)
    })
  })
}

function stateAfter(outcome: Simulation['faults']['transfer']): Transfer['state'] {
  if (outcome === 'after_refusal') return 'refused'
  return outcome === 'refused' || outcome === 'insufficient' ? outcome : 'accepted'
}
