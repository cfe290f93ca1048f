import { formatFcfa } from '#contract/money.ts'
import { paymentMeansLabels } from '#contract/payments/facts.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'

/** Where money goes: '+225 07 07 00 00 01, Orange Money'. */
export function accountWords({ phone, operator }: Pick<Transfer, 'phone' | 'operator'>): string {
  const means = paymentMeansLabels[operator] ?? operator
  return phone ? `${internationalNumber(phone)}, ${means}` : `Numéro effacé, ${means}`
}

/** To whom it goes: the vendor, or the customer of an order. */
export const recipientWords = ({ businessName, orderNumber }: Transfer): string =>
  businessName ?? `Client de ${orderNumber}`

/** "1 transfert de 12 000 FCFA", "3 transferts, 45 000 FCFA en tout". */
export const transferWords = (count: number, total: string): string =>
  count === 1 ? `1 transfert de ${formatFcfa(total)}` : `${count} transferts, ${formatFcfa(total)} en tout`
