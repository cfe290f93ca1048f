import type { AlbumScene } from '../pictures/draw-album-picture.ts'
import type { Sitter } from '../pictures/draw-portrait.ts'
import type { Producer } from './producers.ts'
import type { Specialty } from './specialties.ts'

/** First names of the women among the owners. */
const women = new Set(
  'Adjoua Akissi Aminata Awa Aya Brigitte Chantal Clarisse Denise Estelle Fanta Fatoumata Josiane Kadiatou Karidja Lydie Mariam Martine Odette Pélagie Rachel Rosine Salimata Solange Viviane'.split(
    ' ',
  ),
)

const sitters = {
  woman: ['woman-farmer', 'woman-headscarf'],
  man: ['man-farmer', 'young-man-farmer', 'young-farmer'],
} as const satisfies Record<string, readonly Sitter[]>

/** What one sees behind somebody of a speciality. */
const scenes: Readonly<Record<Specialty, AlbumScene>> = {
  tubers: 'yam-harvest',
  plantation: 'seed-distribution',
  cassava: 'storage',
  rice: 'storage',
  savanna: 'tractor',
  orchard: 'market',
  garden: 'harvest',
  leaves: 'nursery',
  spices: 'irrigation',
  layers: 'egg-sorting',
  birds: 'poultry-house',
  rareBirds: 'chick-delivery',
}

/** Who and what is drawn of a producer that has sent two pictures and told nothing. */
export function drawnFace({ owner, business, specialties: [first = 'garden'] }: Producer) {
  const [firstName = ''] = owner.split(' ')
  const own = women.has(firstName) ? sitters.woman : sitters.man
  return { sitter: own[business.length % own.length]!, cover: scenes[first] }
}
