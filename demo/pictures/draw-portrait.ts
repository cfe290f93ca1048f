import type { Category } from '#contract/catalogue/facts.ts'
import type { Scene } from './scene.ts'
import { foot } from './scene-parts.ts'

/** Who may be seen on a portrait, with the ground behind. */
const sitters = {
  'woman-farmer': 'maraichers',
  'man-farmer': 'vivriers',
  'young-farmer': 'avicoles',
  'young-man-farmer': 'maraichers',
  'woman-headscarf': 'vivriers',
} as const satisfies Record<string, Category>
export type Sitter = keyof typeof sitters

export const portraitSitters = Object.keys(sitters) as Sitter[]

/** A square portrait: somebody among the plants, from the chest up. */
export const drawPortrait = (sitter: Sitter): Scene => ({
  aspect: 1,
  backdrop: `ground-${sitters[sitter]}-1`,
  layers: [
    foot('potted-plant', 130, 800, 300),
    foot('potted-plant', 870, 800, 300),
    foot(sitter, 500, 960, 900),
    foot('crop-row', 500, 1060, 1180),
  ],
})
