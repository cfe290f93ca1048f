import { expect, test } from 'vitest'
import { ofName } from './of-name.ts'

test.each([
  ['Tomates', 'de Tomates'],
  ['Ananas', 'd’Ananas'],
  ['igname', 'd’igname'],
  ['Œufs', 'd’Œufs'],
  ['Épinards', 'd’Épinards'],
  ['Aviculture de Bouaké', 'd’Aviculture de Bouaké'],
  ['Huile rouge', 'd’Huile rouge'],
  ['Haricots verts', 'de Haricots verts'],
  ['Hibou', 'de Hibou'],
  ['Hibiscus', 'd’Hibiscus'],
  ['Hamed Koné', 'de Hamed Koné'],
  ['Ouattara et fils', 'de Ouattara et fils'],
  ['Oumar', 'd’Oumar'],
  ['Yao', 'de Yao'],
  ['3 sœurs', 'de 3 sœurs'],
])('of %s: %s', (name, words) => {
  expect(ofName(name)).toBe(words)
})
