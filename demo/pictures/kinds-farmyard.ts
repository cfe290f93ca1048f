import { eggs, flock, type Kind, pile } from './kind-stagings.ts'

const dressed = pile(360, 8, 'dressed-chicken')
const smoked = pile(360, 8, 'smoked-chicken')
const yard = 'avicoles' as const

/** Eggs and birds. */
export const farmyardKinds = {
  'oeufs-plateau': { category: yard, stagings: eggs('egg-brown') },
  'oeufs-pintade': { category: yard, stagings: eggs('egg-guinea') },
  'oeufs-caille': { category: yard, stagings: eggs('egg-quail') },
  'oeufs-cane': { category: yard, stagings: eggs('egg-duck', 'egg-white') },
  'poulet-chair': { category: yard, stagings: flock(590, 'broiler') },
  'poulet-africain': { category: yard, stagings: flock(560, 'village-hen', 'black-hen') },
  'pondeuse-reforme': { category: yard, stagings: flock(570, 'laying-hen') },
  coquelet: { category: yard, stagings: flock(580, 'cockerel') },
  poussin: { category: yard, stagings: flock(430, 'baby-chick', 'front-facing-baby-chick') },
  pintade: { category: yard, stagings: flock(580, 'guinea-fowl') },
  caille: { category: yard, stagings: flock(500, 'quail') },
  canard: { category: yard, stagings: flock(600, 'muscovy-duck', 'muscovy-duck') },
  oie: { category: yard, stagings: flock(520, 'goose') },
  dinde: { category: yard, stagings: flock(580, 'turkey') },
  'poulet-pret-a-cuire': { category: yard, stagings: [dressed('banana-leaf'), dressed('crate')] },
  'poulet-fume': { category: yard, stagings: [smoked('banana-leaf'), smoked('basket')] },
} as const satisfies Record<string, Kind>
