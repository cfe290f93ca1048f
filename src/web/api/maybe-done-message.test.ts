import { expect, test } from 'vitest'
import { failureOf, sentenceOf, unreachable } from '#web/api/api-failure.ts'
import { maybeDoneMessage } from '#web/api/maybe-done-message.ts'

test('what cannot be sent again may be done where no answer came, and is not where one did', () => {
  const told = (error: unknown) => sentenceOf(error, maybeDoneMessage(error, 'Échec'))
  expect(told(unreachable(true))).toMatch(/peut-être fait/)
  expect(told(unreachable(false))).toBe('Vous êtes hors ligne')
  expect(told(failureOf(409, '', { message: 'Refusé' }))).toBe('Refusé')
  expect(told(failureOf(500, '', null))).toBe('Échec')
})
