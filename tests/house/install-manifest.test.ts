import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const PUBLIC = 'src/web/public'

type Picture = { src: string; sizes: string; type: string }
type Manifest = { icons: Picture[]; screenshots: Picture[] }

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src is as the manifest says, and light',
  async picture => {
    const bytes = readFileSync(join(PUBLIC, picture.src))
    const { format, width, height } = await sharp(bytes).metadata()
    expect(picture.type).toMatch(`image/${format}`)
    if (picture.sizes !== 'any') expect(`${width}x${height}`).toBe(picture.sizes)
    expect(bytes.length).toBeLessThanOrEqual(100_000)
  },
)
