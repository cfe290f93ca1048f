import { expect, test } from 'vitest'
import { axisValues } from './axis-values.ts'

test.each([
  [0, [0]],
  [1, [0, 0.5, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [1_900_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  [400_000_000, [0, 100_000_000, 200_000_000, 300_000_000, 400_000_000]],
  [401_000_000, [0, 200_000_000, 400_000_000, 600_000_000]],
])('the axis of %d has round values, and none too many', (most, values) => {
  expect(axisValues(most)).toEqual(values)
})
