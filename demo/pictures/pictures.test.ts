import { describe, expect, test } from 'vitest'
import { told } from '../catalogue/make-products.ts'
import { openArtBook } from './art-book.ts'
import { arts } from './arts.ts'
import { albumScenes, drawAlbumPicture } from './draw-album-picture.ts'
import { drawPortrait, portraitSitters } from './draw-portrait.ts'
import { drawProductPicture } from './draw-product-picture.ts'
import { drawCategoryPicture, drawHero } from './draw-site-picture.ts'
import { type KindKey, kinds } from './kinds.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'

const keys = Object.keys(kinds) as KindKey[]
const variants = [0, 1] as const

const everyScene: readonly (readonly [string, Scene])[] = [
  ...keys.flatMap(key =>
    variants.map(variant => [`${key} ${variant}`, drawProductPicture(key, variant)] as const),
  ),
  ...albumScenes.flatMap(key =>
    variants.map(variant => [`${key} ${variant}`, drawAlbumPicture(key, variant)] as const),
  ),
  ...(['vivriers', 'maraichers', 'avicoles'] as const).map(key => [key, drawCategoryPicture(key)] as const),
  ...portraitSitters.map(sitter => [sitter, drawPortrait(sitter)] as const),
  ['hero', drawHero()],
]

describe('scenes', () => {
  test('every kind that is sold has a picture, and no other', () => {
    expect(keys.toSorted()).toEqual(Object.keys(told).toSorted())
    expect(keys.length).toBeGreaterThanOrEqual(60)
  })

  test.each(everyScene)('%s places only drawings that exist, several of them', (_, { backdrop, layers }) => {
    const unknown = [backdrop, ...layers.map(({ art }) => art)].filter(art => !(art in arts))
    expect(unknown).toEqual([])
    expect(layers.length).toBeGreaterThan(3)
  })

  test('every drawing is used somewhere', () => {
    const used = new Set(
      everyScene.flatMap(([, { backdrop, layers }]) => [backdrop, ...layers.map(({ art }) => art)]),
    )
    expect(Object.keys(arts).filter(art => !used.has(art))).toEqual([])
  })

  test('the same kind and variant are always the same scene, two variants are two', () => {
    expect(drawProductPicture('tomate', 0)).toEqual(drawProductPicture('tomate', 0))
    expect(drawProductPicture('tomate', 0)).not.toEqual(drawProductPicture('tomate', 1))
    expect(drawAlbumPicture('harvest', 1)).toEqual(drawAlbumPicture('harvest', 1))
  })
})

describe('rendering', () => {
  const book = openArtBook(arts)

  test('a scene has the size asked for, and the same pixels each time', async () => {
    const scene = drawAlbumPicture('market', 0)
    const once = await renderScene(scene, book, 160)
    const again = await renderScene(scene, openArtBook(arts), 160)

    expect(once).toMatchObject({ width: 160, height: 120 })
    expect(Buffer.compare(once.data, again.data)).toBe(0)
  })

  test('the tomatoes are drawn: a good part of their picture is red, and nothing of the spinach', async () => {
    const redShare = async (kind: KindKey) => {
      const { data } = await renderScene(drawProductPicture(kind, 0), book, 100)
      let red = 0
      for (let at = 0; at < data.length; at += 3) if (data[at]! > data[at + 1]! + 90) red += 1
      return red / (data.length / 3)
    }
    expect(await redShare('tomate')).toBeGreaterThan(0.06)
    expect(await redShare('epinard')).toBe(0)
  })

  test('an unknown drawing is refused by its name', async () => {
    const scene: Scene = { aspect: 1, backdrop: 'no-such-ground', layers: [] }
    await expect(renderScene(scene, book, 10)).rejects.toThrow('no-such-ground')
  })
})
