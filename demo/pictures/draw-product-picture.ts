import { seededRandom } from '../random.ts'
import type { Kind } from './kind-stagings.ts'
import { type KindKey, kinds } from './kinds.ts'
import type { Layer, Scene } from './scene.ts'

/** The square picture of a kind of product; the same arguments always give the same scene. */
export function drawProductPicture(key: KindKey, variant: 0 | 1): Scene {
  const kind: Kind = kinds[key]
  const random = seededRandom(`${key} ${variant}`)
  return {
    aspect: 1,
    backdrop: `ground-${kind.category}-${variant + 1}`,
    layers: kind.stagings[variant](random).map(approach),
  }
}

/** Steps a little nearer, so that the produce fills the picture. */
function approach(layer: Layer): Layer {
  const nearer = 1.13
  return {
    ...layer,
    x: 500 + (layer.x - 500) * nearer,
    y: 525 + (layer.y - 560) * nearer,
    width: layer.width * nearer,
  }
}
