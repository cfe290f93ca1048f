import type { Region } from '#contract/regions.ts'

/** The fifteen towns of the producers, each in one of the nine regions of the shop. */
export const towns = {
  Abidjan: 'Abidjan',
  Dabou: 'Abidjan',
  Anyama: 'Abidjan',
  Azaguié: 'Azaguié',
  Agboville: 'Azaguié',
  Bouaké: 'Bouaké',
  Sakassou: 'Bouaké',
  Daloa: 'Daloa',
  Gagnoa: 'Gagnoa',
  Oumé: 'Gagnoa',
  Korhogo: 'Korhogo',
  Ferkessédougou: 'Korhogo',
  Man: 'Man',
  'San Pedro': 'San Pedro',
  Yamoussoukro: 'Yamoussoukro',
} as const satisfies Record<string, Region>

export type Town = keyof typeof towns
