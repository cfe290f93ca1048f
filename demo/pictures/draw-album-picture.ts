import { seededRandom } from '../random.ts'
import { type Setting, settings } from './album-settings.ts'
import type { Layer, Scene } from './scene.ts'

export type AlbumScene = keyof typeof settings

/** Keys of all album scenes. */
export const albumScenes = Object.keys(settings) as AlbumScene[]

/** A picture for an album, four by three; variants change who is there and what lies about. */
export function drawAlbumPicture(scene: AlbumScene, variant: number): Scene {
  const setting: Setting = settings[scene]
  const layers = setting.draw(seededRandom(`${scene} ${variant}`))
  return {
    aspect: 4 / 3,
    backdrop: setting.backdrop,
    layers: variant % 2 === 0 ? layers : layers.map(mirrored),
  }
}

/** The same scene seen from the other side. Turned drawings lean the other way. */
function mirrored(layer: Layer): Layer {
  return { ...layer, x: 1000 - layer.x, angle: -(layer.angle ?? 0) }
}
