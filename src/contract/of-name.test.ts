import { expect, test } from 'vitest'
import { atPlace, ofName } from './of-name.ts'

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
  ['Le Panier de Tanou', 'de Le Panier de Tanou'],
  ['Les Jardins d’Akissi', 'de Les Jardins d’Akissi'],
  ['les œufs de Tanou', 'de les œufs de Tanou'],
  ['La Ferme', 'de La Ferme'],
  ['L’Igname d’or', 'de L’Igname d’or'],
  ['Légumes feuilles', 'de Légumes feuilles'],
  ['Leslie', 'de Leslie'],
])('of %s: %s', (name, words) => {
  expect(ofName(name)).toBe(words)
})

test.each([
  ['Cocody', 'à Cocody'],
  ['Azaguié', 'à Azaguié'],
  ['Plateau', 'au Plateau'],
  ['Plateau Dokui', 'au Plateau Dokui'],
  ['Le Plateau', 'au Plateau'],
  ['Les Deux Plateaux', 'aux Deux Plateaux'],
  ['La Riviera', 'à La Riviera'],
  ['Lessiri', 'à Lessiri'],
])('at %s: %s', (place, words) => {
  expect(atPlace(place)).toBe(words)
})
