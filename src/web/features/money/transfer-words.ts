import { oneOrMany } from '#contract/french/counted.ts'
import { formatDateTime, formatTime } from '#contract/french/dates.ts'
import type { ConfirmedNumber } from '#contract/money/payout-number.schemas.ts'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { paymentMeansLabels } from '#contract/payments/facts.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'

type Account = Pick<Transfer, 'phone' | 'operator'>

/** Number without breaking spaces, and operator: '+225 07 07 00 00 01', 'Orange Money'. */
const accountParts = ({ phone, operator }: Account): [number: string, means: string] => [
  phone ? phoneWords(phone).replaceAll(' ', '\u00a0') : 'Numéro effacé',
  paymentMeansLabels[operator] ?? operator,
]

/** Number and operator on one line. */
export const accountWords = (account: Account): string => accountParts(account).join(', ')

/** Recipient: the vendor, or the customer of an order. */
export const recipientWords = ({ businessName, orderNumber }: Transfer): string =>
  businessName ?? `Client, ${orderNumber}`

/** "1 transfert de 12 000 FCFA", "3 transferts, 45 000 FCFA en tout". */
export const transferWords = (count: number, total: string): string =>
  oneOrMany(count, `1 transfert de ${formatFcfa(total)}`, `${count} transferts, ${formatFcfa(total)} en tout`)

/** "utilisé à partir du 3 novembre 2026 à 8 h 00" while a number was confirmed too recently; null once usable. */
export const waitWords = ({ usableAt }: Pick<ConfirmedNumber, 'usableAt'>): string | null =>
  new Date(usableAt) <= new Date() ? null : `utilisé à partir du ${formatDateTime(usableAt)}`

/** "Payable dès le 3 nov., 8 h 00", for lists. */
export const payableWords = ({ usableAt }: Pick<ConfirmedNumber, 'usableAt'>): string =>
  `Payable dès le ${formatShortDay(usableAt)}, ${formatTime(usableAt)}`

/** Whether there is a number, confirmed long enough ago. */
export const isNumberUsable = (number: Pick<ConfirmedNumber, 'usableAt'> | null): boolean =>
  number !== null && waitWords(number) === null

/** The vendor's payout number, or that there is none, with the account's phone. */
export function payoutNumberFacts({
  payoutNumber,
  phone,
}: Pick<OwedToVendor, 'payoutNumber' | 'phone'>): [name: string, value: string][] {
  if (payoutNumber) {
    const words = [accountWords(payoutNumber), waitWords(payoutNumber)].filter(Boolean).join(', ')
    return [['Numéro à payer', words]]
  }
  return [
    ['Numéro à payer', 'Aucun numéro confirmé'],
    ['Téléphone du compte', phone ? phoneWords(phone) : 'Non indiqué'],
  ]
}
