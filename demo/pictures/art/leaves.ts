import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { linear, mix, path, radial, round } from '../svg.ts'

type Leaf = { readonly light: string; readonly dark: string; readonly outline: string; readonly vein: string }

const heart = 'M0 0C-3 -3 -10 -4 -13 -10C-16 -18 -8 -26 0 -34C8 -26 16 -18 13 -10C10 -4 3 -3 0 0Z'
const lance = 'M0 0C-6 -8 -9 -20 0 -38C9 -20 6 -8 0 0Z'
const roundish = 'M0 0C-10 -2 -13 -14 -9 -22C-6 -29 6 -29 9 -22C13 -14 10 -2 0 0Z'
const frilly =
  'M0 0C-4 -4 -10 -4 -9 -9C-15 -9 -15 -16 -10 -17C-13 -23 -7 -28 -3 -25C-2 -31 2 -31 3 -25C7 -28 13 -23 10 -17C15 -16 15 -9 9 -9C10 -4 4 -4 0 0Z'
const hand =
  'M0 0C-2 -4 -10 -2 -17 -6C-11 -9 -7 -9 -4 -9C-9 -15 -12 -22 -11 -29C-5 -23 -3 -17 -2 -11C-2 -20 -1 -29 0 -37C1 -29 2 -20 2 -11C3 -17 5 -23 11 -29C12 -22 9 -15 4 -9C7 -9 11 -9 17 -6C10 -2 2 -4 0 0Z'

/** Bunches tied with raffia, heads of lettuce and bunched onions. */
export const leaves: Readonly<Record<string, Art>> = {
  'bunch-sweet-potato': bunch('sweet potato', {
    light: '#7FC45A',
    dark: '#2C7A38',
    outline: heart,
    vein: '#D6F0B0',
  }),
  'bunch-spinach': bunch('spinach', {
    light: '#5FB04A',
    dark: '#1E6332',
    outline: roundish,
    vein: '#BCE59A',
  }),
  'bunch-sorrel': bunch('sorrel', { light: '#8CBF4F', dark: '#3F7A33', outline: hand, vein: '#B33A4C' }),
  'bunch-parsley': bunch('parsley', { light: '#8FD05A', dark: '#2F8A3B', outline: frilly, vein: '#D9F5B5' }),
  'bunch-mint': bunch('mint', { light: '#8ED6A0', dark: '#2B8A58', outline: roundish, vein: '#E0F7E2' }),
  'bunch-cassava-leaf': bunch('cassava leaf', {
    light: '#6DB24F',
    dark: '#23693A',
    outline: hand,
    vein: '#CDEBA6',
  }),
  lettuce: lettuce(),
  'spring-onion': springOnion(),
  'leaf-sprig': sprig(),
}

function bunch(name: string, leaf: Leaf): Art {
  const random = seededRandom(`bunch ${name}`)
  const placed = Array.from({ length: 34 }, (_, index) => {
    const spread = random.between(-1, 1)
    const far = random.between(0.35, 1)
    return {
      x: 60 + spread * 34 * far,
      y: 74 - far * 46 + Math.abs(spread) * 12,
      turn: spread * 58 + random.between(-16, 16),
      size: random.between(0.85, 1.2),
      depth: index / 34,
    }
  }).sort((a, b) => a.y - b.y)
  const stems = Array.from({ length: 15 }, (_, index) => {
    const x = 44 + index * 2.3
    return path(
      `M${round(x)} 62Q${round(52 + index * 1.1)} 88 ${round(48 + index * 1.7)} ${round(116 + random.between(0, 5))}`,
      `stroke="${mix(leaf.light, index % 2 ? '#F0F5D0' : leaf.dark, 0.35)}" stroke-width="2.2" fill="none" stroke-linecap="round"`,
    )
  })
  const drawn = placed.map(({ x, y, turn, size }, index) => {
    const shade = Math.max(0, Math.min(0.7, (x - 36) / 100 + (index % 3) * 0.1 - 0.05))
    return `<g transform="translate(${round(x)} ${round(y + 18)}) rotate(${round(turn)}) scale(${round(size)})">${path(leaf.outline, `transform="translate(1 1.6)" fill="#0F2D1C" opacity=".28"`)}${path(leaf.outline, `fill="${mix(leaf.light, leaf.dark, shade)}"`)}${path('M0 -1V-26M0 -10L-6 -16M0 -10L6 -16M0 -17L-4 -22M0 -17L4 -22', `stroke="${leaf.vein}" stroke-opacity=".6" stroke-width=".9" fill="none"`)}</g>`
  })
  return {
    width: 120,
    height: 124,
    pixels: 520,
    body: `<defs>${linear(
      't',
      [40, 0],
      [80, 0],
      [
        [0, '#F3DDA4'],
        [1, '#A87B36'],
      ],
    )}</defs>${stems.join('')}${drawn.join('')}<rect x="45" y="92" width="31" height="7" rx="3" fill="url(#t)"/><path d="M46 94H75M46 97H75" stroke="#7A5520" stroke-opacity=".5" stroke-width=".7"/>`,
  }
}

function lettuce(): Art {
  const random = seededRandom('lettuce')
  const ring = (count: number, radius: number, size: number, light: string, dark: string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 360 + random.between(-9, 9)
      return `<g transform="translate(60 58) rotate(${round(angle)}) translate(0 ${-radius}) scale(${size})">${path(frilly, 'transform="translate(1 2)" fill="#174A1F" opacity=".3"')}${path(frilly, `fill="${mix(light, dark, random.next() * 0.5)}"`)}${path('M0 0V-22M0 -8L-5 -14M0 -8L5 -14', 'stroke="#F4FBD8" stroke-opacity=".7" stroke-width="1.1" fill="none"')}</g>`
    }).join('')
  return {
    width: 120,
    height: 116,
    pixels: 460,
    body: `<defs>${radial('g', 48, 44, 60, [
      [0, '#fff', 0.35],
      [0.6, '#fff', 0],
      [1, '#0F2D1C', 0.35],
    ])}</defs>${ring(11, 22, 1.15, '#7CC04E', '#3B8A36')}${ring(9, 13, 1.1, '#A5DA62', '#67AE45')}${ring(7, 5, 0.95, '#CFEF8A', '#94CC58')}${ring(5, 0, 0.6, '#EAFAB8', '#BFE47F')}<circle cx="60" cy="58" r="54" fill="url(#g)" opacity=".6"/>`,
  }
}

function springOnion(): Art {
  const random = seededRandom('spring onion')
  const stalks = Array.from({ length: 11 }, (_, index) => {
    const x = 38 + index * 4.4
    const lean = (index - 5) * 5
    const bulb = 150 + random.between(-3, 3)
    const tips = [-6, 0, 6].map(tip =>
      path(
        `M${round(x - 1.6)} 100Q${round(x + lean * 0.5 + tip)} 50 ${round(x + lean + tip * 2.2)} ${round(random.between(4, 16))}Q${round(x + lean * 0.5 + tip + 3)} 54 ${round(x + 2)} 100Z`,
        `fill="${random.pick(['#4FA03C', '#6CBB48', '#2F7F38'])}"`,
      ),
    )
    return `${tips.join('')}${path(`M${round(x - 2)} 98H${round(x + 2)}L${round(x + 2.6)} ${round(bulb - 12)}H${round(x - 2.6)}Z`, 'fill="#E5F2C4"')}<ellipse cx="${round(x)}" cy="${round(bulb - 6)}" rx="4.4" ry="7.5" fill="${index % 2 ? '#FFFDF5' : '#F2E9F0'}" stroke="#B9A7B9" stroke-opacity=".5" stroke-width=".6"/>${path(`M${round(x)} ${round(bulb + 1)}v6m-1.5-6l-2 5m3.500-5l2 5`, 'stroke="#CDB98B" stroke-width=".8" fill="none"')}`
  })
  return {
    width: 120,
    height: 164,
    pixels: 460,
    body: `${stalks.join('')}<rect x="35" y="108" width="50" height="7" rx="3" fill="#D9B56A"/><path d="M36 110H84M36 113H84" stroke="#7A5520" stroke-opacity=".5" stroke-width=".7"/>`,
  }
}

/** One light sprig that lies beside produce. */
function sprig(): Art {
  const pairs = [
    [20, -64, 30],
    [34, -48, 26],
    [48, -30, 22],
  ] as const
  return {
    width: 80,
    height: 60,
    pixels: 300,
    body: `${path('M6 56Q36 40 66 12', 'stroke="#4F8F37" stroke-width="2.4" fill="none" stroke-linecap="round"')}${pairs.map(([x, turn]) => `<g transform="translate(${x} ${round(54 - x * 0.66)})"><g transform="rotate(${turn + 10}) scale(.62)">${path(lance, 'fill="#79B94D"')}</g><g transform="rotate(${turn + 130}) scale(.62)">${path(lance, 'fill="#4E9A3C"')}</g></g>`).join('')}<g transform="translate(65 13) rotate(42) scale(.7)">${path(lance, 'fill="#8CCB58"')}</g>`,
  }
}
