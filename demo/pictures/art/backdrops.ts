import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { blur, ellipse, linear, path, radial, round } from '../svg.ts'

/** The soft ground of a category: a plain morning wall, a table, light from the upper left. */
type Ground = { wallLight: string; wall: string; table: string; tableDark: string; leaf: string }

const grounds = {
  vivriers: {
    wallLight: '#FFF1DE',
    wall: '#F3CFA6',
    table: '#E3AC78',
    tableDark: '#B97847',
    leaf: '#B45309',
  },
  maraichers: {
    wallLight: '#F5FAE6',
    wall: '#CFE3AE',
    table: '#A8CB86',
    tableDark: '#6F9B5A',
    leaf: '#166534',
  },
  avicoles: {
    wallLight: '#FFF8DF',
    wall: '#F8E1A2',
    table: '#EBC877',
    tableDark: '#BE9444',
    leaf: '#B7791F',
  },
} as const satisfies Record<string, Ground>

export const backdrops: Readonly<Record<string, Art>> = Object.fromEntries(
  Object.entries(grounds).flatMap(([category, ground]) => [
    [`ground-${category}-1`, backdrop(ground, `${category} 1`, 0)],
    [`ground-${category}-2`, backdrop(ground, `${category} 2`, 1)],
  ]),
)

function backdrop(ground: Ground, seed: string, variant: number): Art {
  const random = seededRandom(seed)
  const horizon = variant === 0 ? 54 : 46
  const leaves = Array.from({ length: 9 }, () => {
    const x = random.between(58, 104)
    const y = random.between(-4, 24)
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-70, 70))})">${ellipse(0, 0, random.between(5, 9), random.between(2, 3.2), `fill="${ground.leaf}" opacity="${round(random.between(0.12, 0.3))}"`)}</g>`
  })
  return {
    width: 100,
    height: 100,
    pixels: 1024,
    softness: 4,
    body: `<defs>${linear(
      'w',
      [0, 0],
      [70, 60],
      [
        [0, ground.wallLight],
        [1, ground.wall],
      ],
    )}${linear(
      't',
      [0, horizon],
      [0, 100],
      [
        [0, ground.table],
        [0.35, ground.wall],
        [1, ground.table],
      ],
    )}${radial('l', 22, 12, 78, [
      [0, '#FFFDF2', 0.75],
      [0.5, '#FFFDF2', 0.12],
      [1, '#FFFDF2', 0],
    ])}${radial('v', 44, 46, 76, [
      [0.6, ground.tableDark, 0],
      [1, ground.tableDark, 0.42],
    ])}${blur('b', 1.6)}${blur('h', 0.9)}</defs><rect width="100" height="100" fill="url(#w)"/><g filter="url(#b)">${leaves.join('')}${path('M58 -4Q76 8 104 10', `stroke="${ground.leaf}" stroke-opacity=".22" stroke-width="1.2" fill="none"`)}</g><rect x="-5" y="${horizon}" width="110" height="60" fill="url(#t)" filter="url(#h)"/><rect width="100" height="100" fill="url(#l)"/><rect width="100" height="100" fill="url(#v)"/>`,
  }
}
