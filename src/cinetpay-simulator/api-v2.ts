import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { v2Codes } from './codes.ts'
import { acceptBeforeAnswer, pageUrlOf, type Simulation } from './simulation.ts'
import type { Transaction } from './transactions.ts'

const Keys = z.object({ apikey: z.string(), site_id: z.coerce.string() })

const Initialise = z.object({
  transaction_id: z.string().check(z.minLength(1)),
  amount: z.coerce.number().check(z.int()),
  currency: z.enum(['XOF']),
  description: z.string().check(z.regex(/^[^#/$_&]+$/)),
  notify_url: z.url(),
  return_url: z.url(),
  channels: z.enum(['ALL', 'MOBILE_MONEY', 'CREDIT_CARD', 'WALLET']),
  metadata: z.optional(z.string()),
  customer_name: z.string().check(z.minLength(1)),
  customer_surname: z.string().check(z.minLength(1)),
  customer_email: z.email(),
  customer_phone_number: z.string().check(z.minLength(8)),
})

const MIN_FCFA = 100
const MAX_FCFA = 2_500_000

const responseId = () => ({ api_response_id: `${Date.now()}.${randomUUID().slice(0, 4)}` })

const refuse = (reply: FastifyReply, code: string, message: string, description: string) =>
  reply.code(400).send({ code, message, description, ...responseId() })

/** The legacy API: `site_id` and `apikey` in each body, codes as strings. */
export function registerApiV2(app: FastifyInstance, simulation: Simulation): void {
  const { keys, transactions } = simulation
  const isOurs = (body: unknown) => {
    const sent = Keys.safeParse(body).data
    return sent?.apikey === keys.v2.apiKey && sent.site_id === keys.v2.siteId
  }

  app.post('/v2/payment', { config: { call: 'initialise' } }, async (request, reply) => {
    if (!isOurs(request.body)) return refuse(reply, '609', 'AUTH_NOT_FOUND', 'apikey ou site_id inconnu')
    const parsed = Initialise.safeParse(request.body)
    if (!parsed.success) {
      const fields = parsed.error.issues.map(issue => issue.path.join('.')).join(', ')
      return refuse(reply, '608', 'MINIMUM_REQUIRED_FIELDS', fields)
    }
    const input = parsed.data
    if (input.amount < MIN_FCFA) return refuse(reply, '641', 'ERROR_AMOUNT_TOO_LOW', String(input.amount))
    if (input.amount > MAX_FCFA) return refuse(reply, '642', 'ERROR_AMOUNT_TOO_HIGH', String(input.amount))
    if (input.amount % 5 !== 0) return refuse(reply, '608', 'MINIMUM_REQUIRED_FIELDS', 'amount')
    if (transactions.find(input.transaction_id))
      return refuse(reply, '608', 'MINIMUM_REQUIRED_FIELDS', 'transaction_id')
    const transaction = transactions.open({
      api: 'v2',
      id: input.transaction_id,
      amountFcfa: input.amount,
      currency: input.currency,
      designation: input.description,
      custom: input.metadata ?? '',
      customer: {
        name: `${input.customer_surname} ${input.customer_name}`,
        email: input.customer_email,
        phone: input.customer_phone_number,
      },
      notifyUrl: input.notify_url,
      successUrl: input.return_url,
      failedUrl: input.return_url,
    })
    await acceptBeforeAnswer(simulation, transaction)
    return {
      code: '201',
      message: 'CREATED',
      description: 'Transaction created with success',
      data: { payment_token: transaction.paymentToken, payment_url: pageUrlOf(simulation, transaction) },
      ...responseId(),
    }
  })

  app.post('/v2/payment/check', { config: { call: 'check' } }, async (request, reply) => {
    if (!isOurs(request.body)) return refuse(reply, '609', 'AUTH_NOT_FOUND', 'apikey ou site_id inconnu')
    const id = z.object({ transaction_id: z.string() }).safeParse(request.body).data?.transaction_id
    const transaction = id === undefined ? undefined : transactions.find(id)
    if (transaction?.api !== 'v2') return refuse(reply, '624', 'UNKNOWN_ERROR', 'transaction inconnue')
    transactions.update(transaction, { checks: transaction.checks + 1 })
    const { code, message } = v2Codes[transaction.state]
    return { code, message, data: detailsOf(transaction), ...responseId() }
  })
}

/** The details of a payment are null until the payer has done something. */
function detailsOf(transaction: Transaction) {
  const acted = transaction.operator !== null
  const { amountFcfa, currency } = transaction.paid ?? transaction
  return {
    amount: String(amountFcfa),
    currency,
    status: v2Codes[transaction.state].status,
    payment_method: transaction.operator ?? '',
    description: transaction.designation,
    metadata: transaction.custom,
    operator_id: acted ? transaction.providerId.slice(0, 13) : null,
    payment_date: acted ? transaction.history.at(-1)!.at.slice(0, 19).replace('T', ' ') : '',
  }
}
