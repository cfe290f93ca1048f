import { expect, test } from 'vitest'
import { proposeUsername } from './propose-username.ts'

test.each([
  ['Awa Koné', 'awa-kone'],
  ['  Jean-Marc   N’Guessan ', 'jean-marc-n-guessan'],
  ['Ali To', 'ali-to'],
  ['', ''],
  ['…', ''],
])('%j is proposed as %j', (fullName, username) => {
  expect(proposeUsername(fullName)).toBe(username)
})

test('no proposal is longer than a user name may be', () => {
  expect(proposeUsername('Abcdefghij '.repeat(9))).toHaveLength(50)
})
