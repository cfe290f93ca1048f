import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { faceDecisions } from '#contract/stall/face-facts.ts'
import { findVendor } from '../../accounts/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: the decision on its face. A rejection is dropped when the face was corrected meanwhile. */
export const faceModerated = mailKind({
  about: z.object({ vendorId: Id, decision: z.enum(faceDecisions) }),
  write: async ({ db, config }, { vendorId, decision }) => {
    const found = await findVendor(db, { vendorId })
    if (!found) return null
    const { vendor, proposal } = found
    const links = linksOf(config)
    const hasPage = vendor.status === 'approved'
    const hello = text(`Bonjour ${vendor.businessName},`)
    if (decision === 'approve') {
      const seen = hasPage
        ? 'Les clients la voient maintenant sur votre page.'
        : 'Les clients la verront sur votre page quand elle sera ouverte.'
      return {
        subject: 'Votre présentation est approuvée',
        preview: seen,
        title: 'Votre présentation est approuvée',
        blocks: [
          hello,
          { kind: 'notice', tone: 'good', words: 'Votre présentation est approuvée.' },
          text(seen),
          ...(hasPage ? [action('Voir ma page', links.producer(vendorId))] : []),
        ],
      }
    }
    if (!proposal?.rejectedAt) return null
    const { rejectionReason } = proposal
    const outcome = hasPage
      ? 'Vos clients voient encore la présentation d’avant.'
      : 'Elle ne paraîtra pas telle quelle sur votre page.'
    return {
      subject: 'Votre présentation est à corriger',
      preview: rejectionReason ?? 'L’administration ne l’a pas acceptée.',
      title: 'Votre présentation n’a pas été acceptée',
      blocks: [
        hello,
        {
          kind: 'notice',
          tone: 'warning',
          words: rejectionReason ? `${outcome} Voici pourquoi :` : outcome,
        },
        ...(rejectionReason ? [{ kind: 'quote', words: rejectionReason } as const] : []),
        text('Ce que vous avez écrit est gardé. Corrigez-le dans votre profil : il sera examiné de nouveau.'),
        action('Corriger ma présentation', links.vendorFace),
      ],
    }
  },
})
