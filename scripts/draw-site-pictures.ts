import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openArtBook } from '#demo/pictures/art-book.ts'
import { arts } from '#demo/pictures/arts.ts'
import {
  drawCategoryPicture,
  drawHero,
  drawServicePicture,
  services,
} from '#demo/pictures/draw-site-picture.ts'
import { renderScene } from '#demo/pictures/render-scene.ts'
import type { Scene } from '#demo/pictures/scene.ts'
import { drawPreview } from '#server/sharing/draw-preview.ts'

// Draws the pictures that belong to the site's look: the home page's hero, the three category cards, the services, and
// what previews of the site show.
// Run it after a change of the drawings, and commit what it writes: node scripts/draw-site-pictures.ts

type File = { name: string; scene: Scene; width: number; quality: number; atMostBytes: number }

const hero = drawHero()
const files: File[] = [
  { name: 'hero-1280.webp', scene: hero, width: 1280, quality: 74, atMostBytes: 60_000 },
  { name: 'hero-640.webp', scene: hero, width: 640, quality: 70, atMostBytes: 25_000 },
  ...(['vivriers', 'maraichers', 'avicoles'] as const).flatMap(category => {
    const scene = drawCategoryPicture(category)
    return [
      { name: `category-${category}-400.webp`, scene, width: 400, quality: 62, atMostBytes: 12_000 },
      { name: `category-${category}-240.webp`, scene, width: 240, quality: 58, atMostBytes: 6_000 },
    ]
  }),
  ...services.map(service => ({
    name: `service-${service}-480.webp`,
    scene: drawServicePicture(service),
    width: 480,
    quality: 62,
    atMostBytes: 22_000,
  })),
]

const folder = fileURLToPath(new URL('../src/web/assets', import.meta.url))
const book = openArtBook(arts)
await mkdir(folder, { recursive: true })
for (const { name, scene, width, quality, atMostBytes } of files) {
  const pixels = await renderScene(scene, book, 1280)
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const }
  const bytes = await sharp(pixels.data, { raw }).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
  if (bytes.length > atMostBytes) throw new Error(`${name} weighs ${bytes.length} bytes, over ${atMostBytes}`)
  await writeFile(join(folder, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}

/** The right half of the hero, where the stall is. */
const market = await renderScene(hero, book, 1280)
const stall = await sharp(market.data, { raw: { width: market.width, height: market.height, channels: 3 } })
  .extract({ left: 600, top: 0, width: 610, height: 640 })
  .png()
  .toBuffer()
const preview = await drawPreview({
  picture: stall,
  title: 'Le marché des producteurs',
  figure: 'de Côte d’Ivoire',
  lines: ['Achetez en direct, payez à la livraison', 'ou par mobile money'],
})
await writeFile(fileURLToPath(new URL('../src/web/public/apercu.jpg', import.meta.url)), preview)
console.log(`apercu.jpg: ${preview.length} bytes`)
