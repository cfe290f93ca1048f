import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { formatDate } from '#contract/french/dates.ts'
import { AFTER_FAILED_PAYOUT } from '#contract/money/payout-words.ts'
import { amountOfFcfa, formatFcfa } from '#contract/money.ts'
import { paymentMeansLabels } from '#contract/payments/facts.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { findVendor } from '../../accounts/public.ts'
import { findTransfer } from '../../payments/public.ts'
import { action, text } from '../letters/letter.ts'
import { linksOf } from '../links.ts'
import { mailKind } from '../mail-kind.ts'

/** Mail to a vendor: a payout failed, why, and what to do. Dropped when it is no longer failed. */
export const payoutFailed = mailKind({
  about: z.object({ transferId: Id }),
  write: async ({ db, config }, { transferId }) => {
    const transfer = await findTransfer(db, transferId)
    if (!transfer?.vendorId || transfer.status !== 'failed' || !transfer.failure) return null
    const { vendor } = (await findVendor(db, { vendorId: transfer.vendorId })) ?? {}
    if (!vendor) return null
    const { phone, operator, failure, createdAt } = transfer
    const amount = formatFcfa(amountOfFcfa(transfer.amount))
    return {
      subject: `Votre versement de ${amount} n’a pas pu être envoyé`,
      preview: failure,
      title: 'Votre versement n’a pas pu être envoyé',
      blocks: [
        text(`Bonjour ${vendor.businessName},`),
        { kind: 'notice', tone: 'warning', words: failure },
        {
          kind: 'facts',
          facts: [
            ['Montant', amount],
            ['Demandé le', formatDate(createdAt)],
            ...(phone
              ? ([['Vers', `${phoneWords(phone)}, ${paymentMeansLabels[operator] ?? operator}`]] as const)
              : []),
          ],
        },
        text(`${AFTER_FAILED_PAYOUT} indiquez-en un autre dans « Mes revenus ».`),
        action('Voir mes revenus', linksOf(config).vendorRevenue()),
      ],
    }
  },
})
