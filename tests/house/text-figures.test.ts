import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { paymentProviders } from '#contract/payments/facts.ts'
import { PAY_WITHIN_MS } from '#server/orders/public.ts'

/** How the texts write the minutes; they are prose, and are changed by hand. */
const minutesInWords: Record<number, string> = { 30: 'trente minutes' }

const readText = (slug: string) => readFileSync(`src/server/pages/initial/${slug}.md`, 'utf8')
const inFrancs = (fcfa: number) => fcfa.toLocaleString('fr-FR').replaceAll('\u202f', ' ')

test.each(['cgv', 'services'])('%s.md says how long an online order waits for its payment', slug => {
  const words = minutesInWords[PAY_WITHIN_MS / MINUTE_MS]
  expect(words).toBeDefined()
  expect(readText(slug)).toContain(`dans les ${words}`)
})

test('cgv.md says what each provider takes in one payment', () => {
  for (const { payableFcfa } of Object.values(paymentProviders)) {
    const { min, max } = payableFcfa
    expect(readText('cgv')).toContain(`de ${inFrancs(min)} à ${inFrancs(max)} FCFA`)
  }
})
