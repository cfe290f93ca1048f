import pLimit from 'p-limit'
import sharp from 'sharp'
import { MEDIA_PREFIX } from '#contract/paths.ts'
import type { media } from '#database/schema/media.ts'
import { contentHash, encodePicture, type Storage } from '#server/media/public.ts'
import { daysBefore, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import { openArtBook } from './art-book.ts'
import { arts } from './arts.ts'
import { type AlbumScene, albumScenes, drawAlbumPicture } from './draw-album-picture.ts'
import { drawPortrait, portraitSitters, type Sitter } from './draw-portrait.ts'
import { drawProductPicture } from './draw-product-picture.ts'
import { filmScene } from './film-scene.ts'
import { type KindKey, kinds, kindsWithTwoPictures } from './kinds.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'

export type StoredPicture = typeof media.$inferInsert & { id: string; url: string }

export type DemoPictures = {
  readonly rows: readonly StoredPicture[]
  /** One or two pictures of the kind. */
  readonly ofKind: (kind: KindKey) => readonly StoredPicture[]
  readonly ofScene: (scene: AlbumScene, variant: 0 | 1) => StoredPicture
  readonly ofSitter: (sitter: Sitter) => StoredPicture
  /** Where the film of the scene `filmed` is. */
  readonly filmUrl: string
}

type Deps = {
  storage: Storage
  random: Random
  now: Date
  /** Width of a product's picture in pixels; an album's is a quarter wider. */
  width: number
}
type Wanted = { key: string; scene: Scene; width: number }

/** The scene of which there is a film. */
const filmed: AlbumScene = 'tractor'

/** So many pictures are encoded while the next one is drawn. */
const encodersAtOnce = 3

/** Draws every picture of the demonstration and puts it into the storage, as an upload would be. */
export async function storeDemoPictures({ storage, random, now, width }: Deps): Promise<DemoPictures> {
  const book = openArtBook(arts, width / 1024)
  const stored = new Map<string, StoredPicture>()
  const createdAt = daysBefore(now, 401)
  const wanted = [...productPictures(width), ...albumPictures(width * 1.25), ...portraits(width)].map(
    picture => ({
      ...picture,
      id: idAt(random, createdAt),
    }),
  )
  const encode = async ({ key, scene, id, width: drawnWidth }: (typeof wanted)[number]) => {
    const { data, ...size } = await renderScene(scene, book, drawnWidth)
    const raw = { ...size, channels: 3 } as const
    const { picture, files } = await encodePicture(sharp(data, { raw }))
    for (const { name, bytes } of files) await storage.put(name, bytes, 'image/webp')
    stored.set(key, { id, ...picture, isIllustration: true, createdAt })
  }
  // A few at once: while some are being encoded on other threads, the next one is drawn here.
  await pLimit(encodersAtOnce).map(wanted, encode)
  const film = await filmScene(await renderScene(drawAlbumPicture(filmed, 0), book, width))
  const filmName = `${contentHash(film)}.webm`
  await storage.put(filmName, film, 'video/webm')
  return { ...lookUp(stored), filmUrl: MEDIA_PREFIX + filmName }
}

function productPictures(width: number): Wanted[] {
  return (Object.keys(kinds) as KindKey[]).flatMap(kind =>
    variantsOf(kind).map(variant => ({
      key: `${kind} ${variant}`,
      scene: drawProductPicture(kind, variant),
      width,
    })),
  )
}

function albumPictures(width: number): Wanted[] {
  return albumScenes.flatMap(scene =>
    ([0, 1] as const).map(variant => ({
      key: `album ${scene} ${variant}`,
      scene: drawAlbumPicture(scene, variant),
      width,
    })),
  )
}

const portraits = (width: number): Wanted[] =>
  portraitSitters.map(sitter => ({
    key: `portrait ${sitter}`,
    scene: drawPortrait(sitter),
    width: width / 2,
  }))

const variantsOf = (kind: KindKey): readonly (0 | 1)[] => (kindsWithTwoPictures.has(kind) ? [0, 1] : [0])

function lookUp(stored: ReadonlyMap<string, StoredPicture>): Omit<DemoPictures, 'filmUrl'> {
  const find = (key: string): StoredPicture => {
    const picture = stored.get(key)
    if (!picture) throw new Error(`The demonstration has no picture "${key}"`)
    return picture
  }
  return {
    rows: [...stored.values()],
    ofKind: kind => variantsOf(kind).map(variant => find(`${kind} ${variant}`)),
    ofSitter: sitter => find(`portrait ${sitter}`),
    ofScene: (scene, variant) => find(`album ${scene} ${variant}`),
  }
}
