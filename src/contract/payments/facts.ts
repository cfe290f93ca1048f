/** The provider's operators, with the words of the screens. */
export const mobileMoneyOperators = [
  { id: 'ORANGE_MONEY_CI', name: 'Orange Money' },
  { id: 'MTN_MONEY_CI', name: 'MTN Money' },
  { id: 'MOOV_MONEY_CI', name: 'Moov Money' },
  { id: 'WAVE_CI', name: 'Wave' },
] as const

/** The words of every means that a payment may have used. */
export const paymentMeansLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(mobileMoneyOperators.map(({ id, name }) => [id, name])),
  CARD: 'Carte bancaire',
}

export const paymentAttemptStatuses = ['PENDING', 'ACCEPTED', 'REFUSED', 'EXPIRED'] as const
export type PaymentAttemptStatus = (typeof paymentAttemptStatuses)[number]

/** What CinetPay takes in one payment, in centimes: 100 to 2,500,000 FCFA. */
export const payableCentimes = { min: 100_00, max: 2_500_000_00 } as const
