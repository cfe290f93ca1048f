import { expect, test } from 'vitest'
import { centimesOfFcfa } from '../money.ts'
import { isPayableBy, notPayableWords, paymentProviders } from './facts.ts'

test('what a sum may be is told by the numbers that refuse it', () => {
  const { min, max } = paymentProviders.cinetpay.payableFcfa
  expect(isPayableBy('cinetpay', centimesOfFcfa(min))).toBe(true)
  expect(isPayableBy('cinetpay', centimesOfFcfa(min) - 1)).toBe(false)
  expect(isPayableBy('cinetpay', centimesOfFcfa(max))).toBe(true)
  expect(isPayableBy('cinetpay', centimesOfFcfa(max) + 1)).toBe(false)
  expect(notPayableWords('cinetpay').replaceAll(/\s/g, ' ')).toBe(
    'Le paiement mobile accepte de 100 à 2 500 000 FCFA. Choisissez le paiement à la livraison.',
  )
})
