import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { findReview } from '../../reviews/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: a customer reviewed one of its products. Dropped when the review is hidden or deleted. */
export const newReview = mailKind({
  about: z.object({ reviewId: Id }),
  write: async ({ db, config }, { reviewId }) => {
    const row = await findReview(db, reviewId)
    if (!row || row.review.hiddenAt) return null
    const { review, product, vendor } = row
    const stars = `${review.rating} sur 5`
    return {
      subject: `Nouvel avis sur ${product.name} : ${stars}`,
      preview: 'Un client a donné son avis. Vous pouvez lui répondre.',
      title: 'Un nouvel avis sur votre produit',
      blocks: [
        text(`Bonjour ${vendor.businessName},`),
        text(`Un client qui a reçu votre produit « ${product.name} » lui donne ${stars}.`),
        ...(review.comment ? [text(`« ${review.comment} »`)] : []),
        text('Vous pouvez lui répondre une fois. Votre réponse sera visible de tous, sous son avis.'),
        action('Lire et répondre', linksOf(config).vendorReviews),
      ],
    }
  },
})
