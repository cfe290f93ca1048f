import { expect, test } from 'vitest'
import { townOf } from './town-of.ts'

test.each([
  ['Route de Béoumi, Bouaké', 'Bouaké'],
  ['Quartier Soba, derrière le marché, Korhogo', 'Korhogo'],
  ['Km 4, Azaguié , Côte d’Ivoire', 'Azaguié'],
  ["Km 4, Azaguié, Côte d'Ivoire", 'Azaguié'],
  ['12 rue des Palmiers', null],
  ['Daloa,', null],
  ['Quartier Dioulabougou, SAN-PEDRO', 'SAN-PEDRO'],
  ['Derrière le lycée, Ferkéssedougou, le moins cher du Nord', null],
  ['Route de Dabou, WhatsApp 07 07 07 07 07', null],
  ['Route de Dabou, Bouaké le moins cher', null],
  ['Route de Dabou, ★ Bouaké ★', null],
])('the town of %j is %j', (address, town) => {
  expect(townOf(address)).toBe(town)
})
