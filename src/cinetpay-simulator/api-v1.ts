import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { registerTransfers } from './api-v1-transfers.ts'
import { type V1Code, v1Codes, v1Errors } from './codes.ts'
import { acceptBeforeAnswer, pageUrlOf, type Simulation } from './simulation.ts'
import { guardByToken, type TokenGuard, type Tokens } from './token-guard.ts'
import { CARD } from './transactions.ts'

const TOKEN_LIFETIME_S = 86_400

const Login = z.object({ api_key: z.string(), api_password: z.string() })

const ShortUrl = z.url().check(z.maxLength(120))
const Name = z.string().check(z.minLength(2), z.maxLength(255))

const Initialise = z.object({
  currency: z.enum(['XOF']),
  merchant_transaction_id: z.string().check(z.regex(/^[A-Z0-9-]{1,30}$/)),
  amount: z.int().check(z.minimum(100), z.maximum(2_500_000)),
  designation: z.string().check(z.minLength(1)),
  client_first_name: Name,
  client_last_name: Name,
  client_email: z.email(),
  client_phone_number: z.string().check(z.regex(/^\+\d{8,15}$/)),
  payment_method: z.optional(z.enum(['OM_CI', 'MTN_CI', 'MOOV_CI', 'WAVE_CI'])),
  success_url: ShortUrl,
  failed_url: ShortUrl,
  notify_url: ShortUrl,
})

/** The API of 2026: a bearer token, codes as numbers, errors with any HTTP status. */
export function registerApiV1(app: FastifyInstance, simulation: Simulation, tokens: Tokens): void {
  const guard = guardByToken(tokens, simulation.faults)
  registerLogin(app, simulation, tokens)
  registerInitialise(app, simulation, guard)
  registerCheck(app, simulation, guard)
  registerTransfers(app, simulation, guard)
}

function registerLogin(app: FastifyInstance, { keys }: Simulation, tokens: Tokens): void {
  app.post('/v1/oauth/login', { config: { call: 'login' } }, async (request, reply) => {
    const sent = Login.safeParse(request.body).data
    if (sent?.api_key !== keys.v1.apiKey || sent.api_password !== keys.v1.apiPassword) {
      return reply.code(401).send(v1Errors.invalidCredentials)
    }
    const access_token = randomBytes(32).toString('hex')
    tokens.set(access_token, { expiresAtMs: Date.now() + TOKEN_LIFETIME_S * 1000 })
    return { code: 200, status: 'OK', access_token, token_type: 'bearer', expires_in: TOKEN_LIFETIME_S }
  })
}

function registerInitialise(app: FastifyInstance, simulation: Simulation, guard: TokenGuard): void {
  const { transactions } = simulation
  app.post('/v1/payment', { config: { call: 'initialise' } }, async (request, reply) => {
    if (!guard.isAuthorised(request)) return guard.refuse(reply)
    const parsed = Initialise.safeParse(request.body)
    // Errors of content come with HTTP 200.
    if (!parsed.success) return { ...v1Errors.invalidParams, description: z.prettifyError(parsed.error) }
    const input = parsed.data
    if (transactions.find(input.merchant_transaction_id)) return v1Errors.transactionExist
    const transaction = transactions.open({
      api: 'v1',
      id: input.merchant_transaction_id,
      amountFcfa: input.amount,
      currency: input.currency,
      designation: input.designation,
      custom: '',
      customer: {
        name: `${input.client_first_name} ${input.client_last_name}`,
        email: input.client_email,
        phone: input.client_phone_number,
      },
      notifyUrl: input.notify_url,
      successUrl: input.success_url,
      failedUrl: input.failed_url,
    })
    await acceptBeforeAnswer(simulation, transaction)
    const { id, providerId, paymentToken, notifyToken, state } = transaction
    return {
      code: 200,
      status: 'OK',
      merchant_transaction_id: id,
      transaction_id: providerId,
      payment_token: paymentToken,
      notify_token: notifyToken,
      payment_url: pageUrlOf(simulation, transaction),
      details: { ...v1Codes[state], message: 'Transaction initiated', must_be_redirected: true },
    }
  })
}

function registerCheck(app: FastifyInstance, { transactions }: Simulation, guard: TokenGuard): void {
  app.get<{ Params: { name: string } }>(
    '/v1/payment/:name',
    { config: { call: 'check' } },
    async (request, reply) => {
      if (!guard.isAuthorised(request)) return guard.refuse(reply)
      const transaction = transactions.findByAnyName(request.params.name)
      if (transaction?.api !== 'v1') return reply.code(422).send(v1Errors.notFound satisfies V1Code)
      transactions.update(transaction, { checks: transaction.checks + 1 })
      return {
        ...v1Codes[transaction.state],
        merchant_transaction_id: transaction.id,
        transaction_id: transaction.providerId,
        user: {
          name: transaction.customer.name,
          email: transaction.customer.email,
          // Nobody's where a card paid.
          phone_number:
            transaction.operator === CARD ? null : (transaction.payerPhone ?? transaction.customer.phone),
        },
      }
    },
  )
}
