import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { hasten } from './common-state.ts'
import { Faults } from './faults.ts'
import type { Simulation } from './simulation.ts'
import type { Tokens } from './token-guard.ts'

/** The levers that no provider has: faults, their end, the ledger, the end of the tokens. */
export function registerControl(app: FastifyInstance, simulation: Simulation, tokens: Tokens): void {
  const { faults, transactions, transfers } = simulation
  app.get('/simulator/faults', async () => faults)

  // Switches that are not named go back to what is well.
  app.put('/simulator/faults', async (request, reply) => {
    const parsed = Faults.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ message: z.prettifyError(parsed.error) })
    return Object.assign(faults, parsed.data)
  })

  /** What faults delay happens now: answers once it has, and the merchant was told. */
  app.post('/simulator/hasten', async () => {
    await hasten(simulation)
    return { ok: true }
  })

  /** What the payers really paid, and what was sent on, to be compared with what the merchant believes. */
  app.get('/simulator/ledger', async () => {
    const all = transactions.all()
    const accepted = all.filter(transaction => transaction.state === 'accepted')
    return {
      acceptedCount: accepted.length,
      acceptedFcfa: accepted.reduce((sum, { paid, amountFcfa }) => sum + (paid?.amountFcfa ?? amountFcfa), 0),
      transactions: all.map(({ notifyToken: _, ...shown }) => shown),
      transfers: transfers.all().map(({ notifyToken: _, ...shown }) => shown),
    }
  })

  /** Every bearer token of API v1 ends now, as after an incident at the provider. */
  app.delete('/simulator/tokens', async () => {
    tokens.clear()
    return { ok: true }
  })

  /** Their day is over. */
  app.post('/simulator/tokens/expire', async () => {
    for (const token of tokens.values()) token.expiresAtMs = 0
    return { ok: true }
  })
}
