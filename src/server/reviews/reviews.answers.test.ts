import { expect, test } from 'vitest'
import { shortName } from './reviews.answers.ts'

test.each([
  ['Awa Koné', 'Awa K.'],
  ['  Yao   Marie élise ', 'Yao É.'],
  ['Awa', 'Awa'],
  ['Jean-Luc N’Guessan', 'Jean-Luc N.'],
])('%j signs a review as %j', (fullName, expected) => {
  expect(shortName(fullName)).toBe(expected)
})
