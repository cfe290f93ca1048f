import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatFcfa } from '#contract/money.ts'
import type { Executor } from '#database/connect.ts'
import { readOrder } from '../../orders/public.ts'
import { findProblem, type ProblemRow } from '../../problems/public.ts'
import { action, aside, type Block, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'
import { problemFacts } from './problem-blocks.ts'

type Reader = 'customer' | 'vendor'

/** The decision, as one sentence to its reader. */
function outcomeOf({ problem: { amount, bornBy, reason } }: ProblemRow, to: Reader): string {
  if (amount === null) return `Le remboursement est refusé : ${reason}`
  const sum = formatFcfa(amount)
  if (to === 'customer') return `Nous vous remboursons ${sum}.`
  return bornBy === 'vendor'
    ? `Le client est remboursé de ${sum}, à votre charge : ce montant est retenu sur ce que nous vous versons.`
    : `Le client est remboursé de ${sum}, à la charge d’AMIC : rien ne change pour vous.`
}

/** Tells the vendor that the decision recorded the parcel's cash as received; empty when it did not. */
async function cashNotedBlock(db: Executor, { problem }: ProblemRow): Promise<Block[]> {
  const order = await readOrder(db, { as: 'admin' }, problem.orderId)
  const isNoted = order?.events.some(
    ({ kind, actor, parcelId, createdAt }) =>
      kind === 'payment' &&
      actor === 'admin' &&
      parcelId === problem.parcelId &&
      createdAt === problem.decidedAt?.toISOString(),
  )
  return isNoted ? [text('Le paiement en espèces de ce colis est noté comme reçu par vous.')] : []
}

/** Mail to the customer or the vendor: the decision on a problem. Dropped while it is open. */
export const problemDecided = mailKind({
  about: z.object({ problemId: Id, to: z.enum(['customer', 'vendor']) }),
  write: async ({ db, config }, { problemId, to }) => {
    const known = await findProblem(db, problemId)
    if (!known || known.problem.status === 'open') return null
    const links = linksOf(config)
    const isRefunded = known.problem.status === 'refunded'
    return {
      subject: isRefunded
        ? 'Problème signalé : remboursement accordé'
        : 'Problème signalé : remboursement refusé',
      preview: outcomeOf(known, to),
      title: 'Le problème signalé est réglé',
      blocks: [
        text(
          to === 'customer' ? `Bonjour ${known.customer.fullName},` : `Bonjour ${known.vendor.businessName},`,
        ),
        { kind: 'notice', tone: isRefunded ? 'good' : 'neutral', words: outcomeOf(known, to) },
        problemFacts(known),
        ...(to === 'vendor' ? await cashNotedBlock(db, known) : []),
        to === 'customer'
          ? action('Voir ma commande', links.order(known.problem.orderId))
          : action('Voir les problèmes signalés', links.vendorProblems),
        ...(to === 'customer'
          ? [aside('Votre droit de retour et les garanties de la loi restent les mêmes.')]
          : []),
      ],
    }
  },
})
