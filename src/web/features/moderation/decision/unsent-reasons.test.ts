import { expect, test } from 'vitest'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'

test('a reason that was not sent waits until its product is decided on, or the administrator leaves', () => {
  unsentReasons.keep('okra', 'La photo est floue.')
  unsentReasons.keep('chilli', 'Le prix ne correspond pas.')
  unsentReasons.forget('okra')
  expect([unsentReasons.of('okra'), unsentReasons.of('chilli')]).toEqual(['', 'Le prix ne correspond pas.'])
  unsentReasons.forgetAll()
  expect(unsentReasons.of('chilli')).toBe('')
})
