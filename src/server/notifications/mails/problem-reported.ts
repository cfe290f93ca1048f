import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findProblem } from '../../problems/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'
import { problemFacts } from './problem-blocks.ts'

/** Mail to the vendor of a parcel or to the team: its customer reported a problem. Dropped when it is no longer open. */
export const problemReported = mailKind({
  about: z.object({ problemId: Id, to: z.enum(['vendor', 'team']) }),
  write: async ({ db, config }, { problemId, to }) => {
    const known = await findProblem(db, problemId)
    if (known?.problem.status !== 'open') return null
    const links = linksOf(config)
    const photos = known.pictures.length > 0 ? ' Des photos sont jointes au signalement.' : ''
    return {
      subject: `Problème signalé par ${known.customer.fullName}`,
      preview: 'Un client signale un problème après la livraison.',
      title: 'Un problème est signalé',
      blocks: [
        text(to === 'vendor' ? `Bonjour ${known.vendor.businessName},` : 'Un client signale un problème.'),
        problemFacts(known),
        { kind: 'quote', words: known.problem.message },
        text(
          to === 'vendor'
            ? `Dites ce que vous en savez : votre réponse est lue avant la décision.${photos}`
            : `Le producteur est prévenu et peut répondre une fois.${photos}`,
        ),
        to === 'vendor'
          ? action('Voir et répondre', links.vendorProblems)
          : action('Voir et décider', links.adminProblems),
      ],
    }
  },
})
