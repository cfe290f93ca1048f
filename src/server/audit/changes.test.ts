import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('only what becomes otherwise is told, lists by what they hold', () => {
  const farm = { name: 'Ferme', hours: ['8 h'], note: null as string | null }
  expect(changesBetween(farm, { name: undefined, hours: ['8 h'], note: 'fermée' })).toEqual({
    before: { note: null },
    after: { note: 'fermée' },
  })
  expect(changesBetween(farm, { ...farm, hours: ['8 h'] })).toBeNull()
})
