import { expect, test } from 'vitest'
import { townOf } from '#server/catalogue/town-of.ts'
import { towns } from './towns.ts'

test('the town of each producer is shown', () => {
  const names = Object.keys(towns)
  expect(names.map(town => townOf(`Quartier Gare, ${town}`))).toEqual(names)
})
