/** The nine regions of the shop. A separate file, so that pages that only name them do not load Zod. */
export const regions = [
  'Abidjan',
  'Azaguié',
  'Bouaké',
  'Daloa',
  'Gagnoa',
  'Korhogo',
  'Man',
  'San Pedro',
  'Yamoussoukro',
] as const
export type Region = (typeof regions)[number]
