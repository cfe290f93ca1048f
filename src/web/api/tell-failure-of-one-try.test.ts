import { expect, test } from 'vitest'
import { failureOf, unreachable } from '#web/api/api-failure.ts'
import { tellFailureOfOneTry } from '#web/api/tell-failure-of-one-try.ts'
import { toastStore } from '#web/ui/toast.ts'

test('what cannot be sent again may be done where no answer came, and is not where one did', () => {
  const told = (error: unknown) => {
    tellFailureOfOneTry(error, 'Échec')
    return toastStore.read()?.description
  }
  expect(told(unreachable(true))).toMatch(/peut-être fait/)
  expect(told(unreachable(false))).toBe('Vous êtes hors ligne')
  expect(told(failureOf(409, '', { message: 'Refusé' }))).toBe('Refusé')
  expect(told(failureOf(500, '', null))).toBe('Échec')
})
