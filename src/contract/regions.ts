/** The nine regions of the shop. In a file of their own: a page that only names them loads no validator. */
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
