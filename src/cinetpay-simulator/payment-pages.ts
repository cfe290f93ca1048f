import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { choosePage, confirmPage, receiptPage, unknownPage } from './page-views.ts'
import { decide, type Simulation } from './simulation.ts'
import { isFinal, operators, type Transaction } from './transactions.ts'

const operatorIds = operators.map(({ id }) => id)

const Choice = z.object({
  operator: z.enum(operatorIds, 'Choisissez votre opérateur.'),
  phone: z.string('Entrez votre numéro.').check(
    z.overwrite(phone => phone.replace(/[\s.-]/g, '').replace(/^(\+|00)225/, '')),
    z.regex(/^\d{10}$/, 'Entrez un numéro ivoirien de 10 chiffres, comme 07 07 00 00 01.'),
  ),
})
/** What the form shows again, right or wrong. */
const Typed = z.object({ operator: z.catch(z.string(), ''), phone: z.catch(z.string(), '') })

const Answer = z.object({ outcome: z.enum(['accept', 'refuse', 'insufficient', 'pending', 'expire']) })

type PageRoute = { Params: { token: string }; Querystring: { etape?: string } }

/**
 * What the payer sees: the choice of an operator, the prompt of the telephone, the receipt. Plain forms, so that they work
 * without JavaScript.
 */
export function registerPaymentPages(app: FastifyInstance, simulation: Simulation): void {
  const { transactions } = simulation

  app.get<PageRoute>('/pay/:token', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    return html(reply, pageOf(transaction, request.query.etape))
  })

  app.post<PageRoute>('/pay/:token/operator', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    const choice = Choice.safeParse(request.body)
    if (!choice.success) {
      const problem = choice.error.issues[0]!.message
      return html(reply.code(400), choosePage(transaction, { problem, ...Typed.parse(request.body ?? {}) }))
    }
    const { operator, phone: payerPhone } = choice.data
    transactions.note(transaction, { operator, payerPhone })
    return reply.redirect(`/pay/${transaction.paymentToken}?etape=confirmer`, 303)
  })

  app.post<PageRoute>('/pay/:token/answer', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    const answer = Answer.safeParse(request.body)
    if (answer.success) decide(simulation, transaction, answer.data.outcome)
    return reply.redirect(`/pay/${transaction.paymentToken}`, 303)
  })
}

function pageOf(transaction: Transaction, step: string | undefined): string {
  if (isFinal(transaction.state)) return receiptPage(transaction)
  if (step === 'confirmer' && transaction.operator) return confirmPage(transaction)
  if (transaction.state === 'waiting' && step !== 'operateur') return receiptPage(transaction)
  const { operator, payerPhone, customer } = transaction
  return choosePage(transaction, { operator: operator ?? '', phone: payerPhone ?? customer.phone })
}

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page)
