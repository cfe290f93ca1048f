import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { ellipse, linear, mix, path, radial, round } from '../svg.ts'

const yamShapes = {
  long: {
    width: 120,
    height: 44,
    d: 'M4 24C3 13 12 6 26 6C44 4 58 9 76 7C94 4 112 9 116 20C119 31 108 38 92 38C74 41 58 36 42 39C22 42 6 38 4 24Z',
  },
  short: {
    width: 100,
    height: 52,
    d: 'M4 28C3 14 14 6 32 6C50 3 66 8 80 9C92 11 98 20 96 30C93 42 80 46 62 46C42 50 8 48 4 28Z',
  },
  round: {
    width: 90,
    height: 64,
    d: 'M5 34C3 17 16 6 34 6C44 2 62 4 72 11C84 17 89 29 85 41C81 54 66 60 48 58C28 62 8 54 5 34Z',
  },
} as const

const cassavaShape =
  'M3 22C4 11 16 6 34 7C58 5 82 11 117 27C122 30 120 34 114 33C88 33 66 40 40 40C18 42 3 36 3 22Z'

/** Tubers and plantains, which the package of icons lacks. */
export const roots: Readonly<Record<string, Art>> = {
  'yam-kponan': yam('#C79A66', '#8A5A30', 'long'),
  'yam-bete': yam('#A8795A', '#5F3B2A', 'round'),
  'yam-florido': yam('#D3AE7C', '#946B3B', 'short'),
  'yam-cut': cutYam(),
  cassava: cassava(),
  'cassava-cut': cassavaCut(),
  taro: taro(),
  'plantain-green': plantain('#B6D957', '#6FA02C', '#3E6B1B', false),
  'plantain-ripe': plantain('#FFDF5E', '#EDB02A', '#A86C14', true),
  'banana-yellow': plantain('#FFE873', '#F7C531', '#B8851C', false),
  'sweet-potato': sweetPotato(),
}

function specks(
  seed: string,
  count: number,
  box: readonly [number, number, number, number],
  colour: string,
): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () =>
    ellipse(
      random.between(box[0], box[2]),
      random.between(box[1], box[3]),
      random.between(0.5, 1.7),
      random.between(0.25, 0.6),
      `fill="${colour}" opacity="${round(random.between(0.2, 0.6))}"`,
    ),
  ).join('')
}

function yam(light: string, dark: string, shape: keyof typeof yamShapes): Art {
  const { width, height, d } = yamShapes[shape]
  const random = seededRandom(`yam ${shape}`)
  const hairs = Array.from({ length: 26 }, () => {
    const x = random.between(10, width - 10)
    const y = random.between(10, height - 10)
    return path(
      `M${round(x)} ${round(y)}q${round(random.between(-3, 3))} ${round(random.between(-3, 0))} ${round(random.between(-5, 5))} ${round(random.between(-4, 2))}`,
      `stroke="${mix(dark, '#2A170A', 0.35)}" stroke-width=".5" stroke-opacity=".6" fill="none" stroke-linecap="round"`,
    )
  })
  return {
    width,
    height,
    pixels: 520,
    body: `<defs><clipPath id="c">${path(d, '')}</clipPath>${radial(
      'g',
      width * 0.34,
      height * 0.22,
      width * 0.62,
      [
        [0, mix(light, '#FFF2DC', 0.45)],
        [0.35, light],
        [0.75, dark],
        [1, mix(dark, '#2A170A', 0.45)],
      ],
    )}${linear(
      'b',
      [0, 0],
      [0, height],
      [
        [0.55, '#2A140A', 0],
        [1, '#4B2440', 0.5],
      ],
    )}</defs><g clip-path="url(#c)"><rect width="${width}" height="${height}" fill="url(#g)"/>${specks(`${shape} light`, 60, [4, 5, width - 4, height - 8], mix(light, '#FFF2DC', 0.5))}${specks(`${shape} dark`, 80, [4, 8, width - 4, height - 3], mix(dark, '#2A170A', 0.5))}<rect width="${width}" height="${height}" fill="url(#b)"/></g>${hairs.join('')}`,
  }
}

function cutYam(): Art {
  return {
    // As wide as a whole yam, so that both may lie in one pile.
    width: 120,
    height: 60,
    pixels: 520,
    body: `<defs>${radial('g', 24, 22, 40, [
      [0, '#FFFDF4'],
      [0.6, '#FBF0D7'],
      [1, '#E7D2A6'],
    ])}${linear(
      's',
      [0, 0],
      [0, 60],
      [
        [0, '#B98A58'],
        [1, '#6B4323'],
      ],
    )}</defs><g transform="translate(30 0)">${path('M8 30C8 14 20 5 34 7C48 9 55 20 53 34C51 48 40 56 27 54C14 52 8 42 8 30Z', 'fill="url(#s)"')}${path('M11 29C11 16 21 8 33 10C45 12 51 21 50 32C48 44 39 51 28 50C17 48 11 40 11 29Z', 'fill="url(#g)"')}${specks('cut', 34, [16, 15, 46, 45], '#D9BF8B')}</g>`,
  }
}

function cassava(): Art {
  const rings = [20, 38, 55, 74, 92].map(x =>
    path(
      `M${x} ${round(8 + (x - 20) * 0.12)}q4 12 -1 ${round(29 - (x - 20) * 0.2)}`,
      'stroke="#3C1F12" stroke-opacity=".35" stroke-width="1" fill="none"',
    ),
  )
  return {
    width: 122,
    height: 46,
    pixels: 520,
    body: `<defs><clipPath id="c">${path(cassavaShape, '')}</clipPath>${radial('g', 40, 8, 76, [
      [0, '#C58F6A'],
      [0.35, '#96603F'],
      [0.75, '#643820'],
      [1, '#40210F'],
    ])}${linear(
      'b',
      [0, 0],
      [0, 46],
      [
        [0.5, '#35130F', 0],
        [1, '#3E1A33', 0.55],
      ],
    )}</defs><g clip-path="url(#c)"><rect width="122" height="46" fill="url(#g)"/>${rings.join('')}${specks('cassava', 70, [4, 8, 110, 38], '#D9A985')}${specks('cassava dark', 70, [4, 8, 110, 38], '#2F170B')}<rect width="122" height="46" fill="url(#b)"/></g>${ellipse(7, 23, 5, 13, 'fill="#F3D9CF"')}${ellipse(7.4, 23, 3.9, 11, 'fill="#FFFBF3"')}${ellipse(7.4, 23, 0.9, 2, 'fill="#E3CDB8"')}`,
  }
}

function cassavaCut(): Art {
  return {
    width: 60,
    height: 46,
    pixels: 320,
    body: `<defs>${radial('g', 24, 12, 46, [
      [0, '#FFFFFA'],
      [0.6, '#FBF4E6'],
      [1, '#DCC9AE'],
    ])}${linear(
      's',
      [0, 0],
      [0, 46],
      [
        [0, '#A06A48'],
        [1, '#50291A'],
      ],
    )}</defs>${path('M6 22C8 8 22 4 38 6C52 8 57 18 55 27C52 38 38 43 24 41C11 39 4 34 6 22Z', 'fill="url(#s)"')}${path('M6 22C8 8 22 4 38 6C50 8 54 16 53 23C50 33 38 37 25 36C13 35 5 32 6 22Z', 'fill="#EBC4B8"')}${path('M9 21C11 10 23 7 37 9C47 10 51 16 50 22C47 30 37 33 26 33C15 32 8 30 9 21Z', 'fill="url(#g)"')}${path('M29 14V28', 'stroke="#D8C6AE" stroke-width=".8"')}`,
  }
}

function taro(): Art {
  const rings = [14, 24, 34, 44].map(y =>
    path(
      `M${round(8 + Math.abs(30 - y) * 0.25)} ${y}q24 7 ${round(44 - Math.abs(30 - y) * 0.5)} 0`,
      'stroke="#3E2414" stroke-opacity=".55" stroke-width="1.3" fill="none"',
    ),
  )
  return {
    width: 60,
    height: 60,
    pixels: 320,
    body: `<defs>${radial('g', 22, 18, 42, [
      [0, '#CFA37A'],
      [0.45, '#936241'],
      [1, '#4E2E1B'],
    ])}</defs>${path('M30 3C36 5 39 9 42 13C52 20 57 32 52 43C48 53 38 57 29 57C18 57 8 51 6 40C3 28 10 18 18 12C22 9 25 4 30 3Z', 'fill="url(#g)"')}${rings.join('')}${path('M27 5C28 1 33 1 34 5L32 10H28Z', 'fill="#D98BA0"')}${specks('taro', 40, [12, 14, 48, 52], '#E0BC98')}`,
  }
}

/** A hand of fingers that fan out from their crown, the curve outwards. */
function plantain(light: string, middle: string, dark: string, spotted: boolean): Art {
  const random = seededRandom(`plantain ${light}`)
  const shape = 'M-7 0C-13 22 -13 46 -3 70C-1 76 5 76 6 71C3 50 4 24 8 0Z'
  const finger = (index: number) => {
    const turn = 26 - index * 17
    const spots = spotted
      ? Array.from({ length: 12 }, () =>
          ellipse(
            random.between(-7, 1),
            random.between(12, 62),
            random.between(0.4, 1.5),
            random.between(0.7, 2.8),
            'fill="#3A220C" opacity=".7"',
          ),
        ).join('')
      : ''
    return `<g transform="translate(${round(30 + index * 13)} 14) rotate(${turn})">${path(shape, `transform="translate(2 1.500)" fill="#3A220C" opacity=".3"`)}${path(shape, 'fill="url(#g)"')}${path('M2 4C-2 26 -2 48 3 70C6 50 5 24 8 2Z', `fill="${dark}" opacity=".5"`)}${path('M-5 10C-8 28 -8 44 -2 62', 'stroke="#FFFFFF" stroke-opacity=".5" stroke-width="2.6" fill="none" stroke-linecap="round"')}${spots}${path('M-2 71L0 79H4L5 71Z', 'fill="#3F2B13"')}</g>`
  }
  return {
    width: 110,
    height: 98,
    pixels: 430,
    body: `<defs>${linear(
      'g',
      [-12, 0],
      [9, 6],
      [
        [0, middle],
        [0.35, light],
        [0.7, middle],
        [1, dark],
      ],
    )}</defs>${[4, 0, 3, 1, 2].map(finger).join('')}${path('M22 16C20 7 34 2 56 2C78 2 92 7 90 16C76 22 36 22 22 16Z', `fill="${mix(dark, '#5A4A1A', 0.3)}"`)}${path('M28 10C40 5 70 5 84 10', `stroke="${light}" stroke-opacity=".7" stroke-width="2.400" fill="none" stroke-linecap="round"`)}`,
  }
}

function sweetPotato(): Art {
  const d = 'M3 26C8 14 24 6 48 6C72 6 88 14 98 27C88 40 70 46 48 45C26 45 8 38 3 26Z'
  return {
    width: 100,
    height: 50,
    pixels: 420,
    body: `<defs><clipPath id="c">${path(d, '')}</clipPath>${radial('g', 36, 10, 62, [
      [0, '#F3A48E'],
      [0.35, '#D26A63'],
      [0.8, '#97384A'],
      [1, '#6B2140'],
    ])}</defs><g clip-path="url(#c)"><rect width="100" height="50" fill="url(#g)"/>${specks('sweet', 30, [10, 10, 90, 42], '#7A2A3C')}${path('M20 16q8 4 14 1M52 12q9 4 18 2M34 34q10 3 18 0M66 30q8 2 13-1', 'stroke="#7A2A3C" stroke-opacity=".6" stroke-width="1.1" fill="none" stroke-linecap="round"')}</g>`,
  }
}
