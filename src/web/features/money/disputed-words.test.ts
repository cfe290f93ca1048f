import { expect, test } from 'vitest'
import { disputedConsequence, disputedWords, disputedWordsOfPayout } from './disputed-words.ts'

const plain = (words: string | undefined) => words?.replace(/[\u202f\u00a0]/g, ' ')

test.each([
  [{ problems: 0, amount: '0.00', owed: '0.00' }, undefined, undefined],
  [
    { problems: 1, amount: '22000.00', owed: '22000.00' },
    'dont 22 000 FCFA en examen (1 problème)',
    'dont 22 000 FCFA en examen (1 problème), versés aussi',
  ],
  [
    { problems: 2, amount: '22000.00', owed: '10000.00' },
    'dont 10 000 FCFA en examen',
    'dont 10 000 FCFA en examen, versés aussi',
  ],
  [
    { problems: 1, amount: '22000.00', owed: '0.00' },
    '22 000 FCFA en examen (1 problème), hors de cette somme',
    '22 000 FCFA en examen (1 problème), hors de cette somme',
  ],
])('of %o one reads %s, and beside "Verser" %s', (disputed, words, ofPayout) => {
  expect(plain(disputedWords(disputed))).toBe(words)
  expect(plain(disputedWordsOfPayout(disputed))).toBe(ofPayout)
})

test('what follows is said where a payout sends disputed money', () => {
  const disputed = { problems: 1, amount: '22000.00', owed: '22000.00' }
  expect(disputedConsequence([{ disputed: { ...disputed, owed: '0.00' } }])).toBeUndefined()
  expect(disputedConsequence([{ disputed }])).toMatch(/retenu sur son prochain versement/)
})
