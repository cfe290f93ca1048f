import { expect, test } from 'vitest'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'

test('a reason that was not sent waits until its product is decided on, or the administrator leaves', () => {
  unsentReasons.set('okra', 'La photo est floue.')
  unsentReasons.set('chilli', 'Le prix ne correspond pas.')
  unsentReasons.delete('okra')
  expect([unsentReasons.of('okra'), unsentReasons.of('chilli')]).toEqual(['', 'Le prix ne correspond pas.'])
  unsentReasons.clear()
  expect(unsentReasons.of('chilli')).toBe('')
})
