import { expect, test } from 'vitest'
import { isPayableBy, notPayableWords, paymentProviders } from './facts.ts'

test('what a sum may be is told by the numbers that refuse it', () => {
  const { min, max } = paymentProviders.cinetpay.payableCentimes
  expect(isPayableBy('cinetpay', min - 1)).toBe(false)
  expect(isPayableBy('cinetpay', max + 1)).toBe(false)
  expect(notPayableWords('cinetpay').replaceAll(/\s/g, ' ')).toBe(
    'Le paiement mobile accepte de 100 à 2 500 000 FCFA. Choisissez le paiement à la livraison.',
  )
})
