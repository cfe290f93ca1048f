import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { paymentMeansLabels } from '#contract/payments/facts.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { findVendor } from '../../accounts/public.ts'
import { findPayoutNumber, usableAt } from '../../money/public.ts'
import { action, text } from '../letters/letter.ts'
import { WRITE_TO_US } from '../letters/not-you.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: a payout number was confirmed, also the first one; contains when its use begins. Dropped when there is none. */
export const payoutNumberConfirmed = mailKind({
  about: z.object({ vendorId: Id }),
  write: async ({ db, config, clock }, { vendorId }) => {
    const vendor = await findVendor(db, { vendorId })
    const number = await findPayoutNumber(db, vendorId)
    if (!vendor || !number) return null
    const from = usableAt(number, config)
    const operator = paymentMeansLabels[number.operator] ?? number.operator
    return {
      subject: 'Un numéro est confirmé pour vos versements',
      preview: `${WRITE_TO_US}.`,
      title: 'Un numéro est confirmé pour vos versements',
      blocks: [
        text(`Bonjour ${vendor.vendor.businessName},`),
        {
          kind: 'facts',
          facts: [
            ['Numéro', `${phoneWords(number.phone)}, ${operator}`],
            ['Utilisé à partir du', formatDateTime(from)],
          ],
        },
        text(
          `Si ce n’est pas vous, changez tout de suite de mot de passe, puis écrivez-nous${from > clock() ? '\u00a0: avant cette heure, aucun versement ne part vers ce numéro.' : '.'}`,
        ),
        action('Nous écrire', linksOf(config).contact),
      ],
    }
  },
})
