import { expect, test } from 'vitest'
import { refundPartWords } from './refund-words.ts'

const plain = (words: string | null) => words?.replace(/[\u202f\u00a0]/g, ' ') ?? null

test.each([
  [{ sent: '0.00', owed: '2000.00', underWay: '0.00' }, null],
  [{ sent: '2000.00', owed: '0.00', underWay: '0.00' }, null],
  [{ sent: '1500.00', owed: '500.00', underWay: '0.00' }, '1 500 FCFA déjà envoyés sur 2 000 FCFA'],
  [{ sent: '0.00', owed: '2000.00', underWay: '2000.00' }, '2 000 FCFA en cours d’envoi'],
  [
    { sent: '1500.00', owed: '500.00', underWay: '500.00' },
    '1 500 FCFA déjà envoyés sur 2 000 FCFA, 500 FCFA en cours d’envoi',
  ],
])('of %o one reads %s', (parts, words) => {
  expect(plain(refundPartWords({ amount: '2000.00', ...parts }))).toBe(words)
})
