import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { ellipse, linear, path, radial, round } from '../svg.ts'

/** What produce lies on: mats, leaves, trays, straw, and the soft shadow under everything. */
export const underlays: Readonly<Record<string, Art>> = {
  mat: { width: 100, height: 42, pixels: 1200, body: mat() },
  'banana-leaf': { width: 100, height: 40, pixels: 1200, body: bananaLeaf() },
  'egg-tray': { width: 100, height: 62, pixels: 1150, body: eggTray() },
  straw: { width: 100, height: 34, pixels: 1250, body: straw('straw') },
  nest: { width: 100, height: 40, pixels: 1000, body: nest() },
  shadow: {
    width: 100,
    height: 30,
    pixels: 500,
    body: `<defs>${radial('s', 0, 0, 1, [
      [0, '#3B2410', 0.62],
      [0.55, '#3B2410', 0.34],
      [1, '#3B2410', 0],
    ]).replace(
      'gradientUnits',
      'gradientTransform="translate(50 15) scale(50 15)" gradientUnits',
    )}</defs><rect width="100" height="30" fill="url(#s)"/>`,
  },
}

function mat(): string {
  const strips: string[] = []
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 26; column++) {
      const share = row / 13
      const half = 40 + share * 9
      const width = (half * 2) / 26
      const tone = (row + column) % 2 ? '#E7CB92' : (row * 7 + column * 3) % 5 ? '#CDA964' : '#B4532F'
      strips.push(
        `<rect x="${round(50 - half + column * width)}" y="${round(3 + share * 33)}" width="${round(width * 0.98)}" height="${round(2.3 + share * 0.5)}" fill="${tone}"/>`,
      )
    }
  }
  return `<defs><clipPath id="c"><path d="M10 3H90L99 39H1Z"/></clipPath>${linear(
    'l',
    [0, 0],
    [100, 40],
    [
      [0, '#FFF6DC', 0.4],
      [0.5, '#FFF6DC', 0],
      [1, '#4A2A0B', 0.3],
    ],
  )}</defs><g clip-path="url(#c)"><rect width="100" height="42" fill="#A98343"/>${strips.join('')}<rect width="100" height="42" fill="url(#l)"/></g>`
}

function bananaLeaf(): string {
  const veins = Array.from({ length: 22 }, (_, index) => {
    const x = 8 + index * 4
    return `${path(`M${x} 20Q${x + 4} 11 ${x + 2} 4`, 'stroke="#1F6B2E" stroke-opacity=".35" stroke-width=".4" fill="none"')}${path(`M${x} 20Q${x + 4} 29 ${x + 1} 37`, 'stroke="#1F6B2E" stroke-opacity=".4" stroke-width=".4" fill="none"')}`
  })
  return `<defs>${linear(
    'g',
    [0, 0],
    [0, 40],
    [
      [0, '#8CCB4E'],
      [0.49, '#57A63B'],
      [0.5, '#3F9137'],
      [1, '#2A7431'],
    ],
  )}</defs>${path('M1 21C8 6 30 1 56 2C78 3 92 10 99 20C90 32 76 39 52 39C28 39 8 34 1 21Z', 'fill="url(#g)"')}${veins.join('')}${path('M1 21Q50 17 99 20', 'stroke="#C6E48B" stroke-width="1.3" fill="none"')}`
}

function eggTray(): string {
  const cups: string[] = []
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const { x, y, scale } = trayCup(row, column)
      cups.push(
        ellipse(x, y + 0.6, 6.4 * scale, 3.5 * scale, 'fill="#6F675C"'),
        ellipse(x, y + 1.2, 5.6 * scale, 2.7 * scale, 'fill="#5A5249"'),
      )
    }
  }
  return `<defs>${linear(
    't',
    [0, 0],
    [100, 60],
    [
      [0, '#CFC8BB'],
      [0.5, '#B4AC9E'],
      [1, '#8E8678'],
    ],
  )}</defs><path d="M13 3H87Q89 3 90 6L99 50Q99.5 54 96 54H4Q0.5 54 1 50L10 6Q11 3 13 3Z" fill="url(#t)"/><path d="M1 50Q0.5 54 4 54H96Q99.5 54 99 50L98 57Q97 61 93 61H7Q3 61 2 57Z" fill="#7D7568"/><path d="M4 54H96" stroke="#E3DDD1" stroke-width=".9"/>${cups.join('')}`
}

/** Where each of the thirty cups of the tray is, in the drawing's coordinates (100 wide, 62 high). */
export function trayCup(row: number, column: number): { x: number; y: number; scale: number } {
  const depth = row / 4
  const half = 33 + depth * 7
  return {
    x: 50 - half + (column * 2 * half) / 5,
    y: 9 + depth * 37 + depth * depth * 1.5,
    scale: 0.9 + depth * 0.2,
  }
}

function straw(seed: string): string {
  const random = seededRandom(seed)
  const tones = ['#F0CF7C', '#DDB355', '#C99A3E', '#F8E3A4', '#B88734']
  const blades = Array.from({ length: 420 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const far = Math.sqrt(random.next())
    const x = 50 + Math.cos(angle) * far * 44
    const y = 19 + Math.sin(angle) * far * 11
    const turn = random.between(-0.9, 0.9) + (random.chance(0.5) ? Math.PI : 0)
    const length = random.between(4, 10)
    return path(
      `M${round(x)} ${round(y)}q${round((Math.cos(turn) * length) / 2)} ${round(Math.sin(turn) * length * 0.5 - 0.8)} ${round(Math.cos(turn) * length)} ${round(Math.sin(turn) * length * 0.45)}`,
      `stroke="${random.pick(tones)}" stroke-width="${round(random.between(0.45, 0.95))}" fill="none" stroke-linecap="round"`,
    )
  })
  return `<defs>${radial('s', 0, 0, 1, [
    [0, '#9A6A1F', 0.75],
    [0.75, '#A87A2B', 0.55],
    [1, '#A87A2B', 0],
  ]).replace(
    'gradientUnits',
    'gradientTransform="translate(50 20) scale(48 13)" gradientUnits',
  )}</defs><rect width="100" height="34" fill="url(#s)"/>${blades.join('')}`
}

function nest(): string {
  return `<g transform="translate(0 4)">${straw('nest back')}</g>${ellipse(50, 17, 33, 8.5, 'fill="#7A5320" opacity=".6"')}<g transform="translate(8 10) scale(.84 .8)">${straw('nest front')}</g>`
}
