import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findProblem } from '../../problems/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'
import { problemFacts } from './problem-blocks.ts'

/** Mail to the customer: the vendor's answer to the reported problem. Dropped when there is none. */
export const problemAnswered = mailKind({
  about: z.object({ problemId: Id }),
  write: async ({ db, config }, { problemId }) => {
    const known = await findProblem(db, problemId)
    if (!known?.problem.answer) return null
    return {
      subject: `${known.vendor.businessName} répond au problème signalé`,
      preview: 'Le producteur a répondu. Notre équipe décide ensuite.',
      title: 'Le producteur a répondu',
      blocks: [
        text(`Bonjour ${known.customer.fullName},`),
        problemFacts(known),
        { kind: 'quote', words: known.problem.answer },
        text('Notre équipe lit vos deux messages, puis décide. Vous en serez averti.'),
        action('Voir ma commande', linksOf(config).order(known.problem.orderId)),
      ],
    }
  },
})
