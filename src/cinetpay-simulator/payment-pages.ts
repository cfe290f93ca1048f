import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { choosePage, confirmPage, receiptPage, unknownPage } from './page-views.ts'
import { decide, pageUrlOf, type Simulation } from './simulation.ts'
import { CARD, isFinal, operators, type Transaction } from './transactions.ts'

const operatorIds = operators.map(({ id }) => id)

const Phone = z.string('Entrez votre numéro.').check(
  z.overwrite(phone => phone.replace(/[\s.-]/g, '').replace(/^(\+|00)225/, '')),
  z.regex(/^\d{10}$/, 'Entrez un numéro ivoirien de 10 chiffres, comme 07 07 00 00 01.'),
)
const MobileChoice = z.object({
  operator: z.enum(operatorIds, 'Choisissez votre moyen de paiement.'),
  phone: Phone,
})
/** A card needs no telephone, whatever its field holds. */
const CardChoice = z.object({ operator: z.literal(CARD) })
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
  const pathOf = (transaction: Transaction) => new URL(pageUrlOf(simulation, transaction)).pathname

  app.get<PageRoute>('/pay/:token', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    return html(reply, pageOf(transaction, pathOf(transaction), request.query.etape))
  })

  app.post<PageRoute>('/pay/:token/operator', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    const path = pathOf(transaction)
    const card = CardChoice.safeParse(request.body)
    const mobile = MobileChoice.safeParse(request.body)
    if (card.success) transactions.update(transaction, { ...card.data, payerPhone: null })
    else if (mobile.success) {
      const { operator, phone: payerPhone } = mobile.data
      transactions.update(transaction, { operator, payerPhone })
    } else {
      const problem = mobile.error.issues[0]!.message
      const typed = Typed.parse(request.body ?? {})
      return html(reply.code(400), choosePage(transaction, path, { problem, ...typed }))
    }
    return reply.redirect(`${path}?etape=confirmer`, 303)
  })

  app.post<PageRoute>('/pay/:token/answer', async (request, reply) => {
    const transaction = transactions.findByToken(request.params.token)
    if (!transaction) return html(reply.code(404), unknownPage())
    const answer = Answer.safeParse(request.body)
    if (answer.success) decide(simulation, transaction, answer.data.outcome)
    return reply.redirect(pathOf(transaction), 303)
  })
}

function pageOf(transaction: Transaction, path: string, step: string | undefined): string {
  if (isFinal(transaction.state)) return receiptPage(transaction, path)
  if (step === 'confirmer' && transaction.operator) return confirmPage(transaction, path)
  if (transaction.state === 'waiting' && step !== 'operateur') return receiptPage(transaction, path)
  const { operator, payerPhone, customer } = transaction
  return choosePage(transaction, path, { operator: operator ?? '', phone: payerPhone ?? customer.phone })
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
