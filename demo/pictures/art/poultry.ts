import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { ellipse, mix, path, radial, round } from '../svg.ts'

type Plumage = {
  readonly light: string
  readonly body: string
  readonly dark: string
  readonly wing: string
  readonly tail: string
  /** Height of the comb, 0 for none. */
  readonly comb: number
  readonly neck?: string
  readonly speckles?: { readonly colours: readonly string[]; readonly count: number }
}

const henBody =
  'M20 50C17 68 33 84 56 84C80 84 92 68 97 34C92 30 88 33 84 40C78 48 68 50 60 48C50 46 44 40 42 32C41 22 36 15 28 15C20 15 16 22 17 31C18 39 21 44 20 50Z'

/** Birds of the Ivorian farmyard, facing left, and their eggs. */
export const poultry: Readonly<Record<string, Art>> = {
  broiler: hen({
    light: '#FFFFFF',
    body: '#F4F0EA',
    dark: '#C9BDB4',
    wing: '#E5DDD4',
    tail: '#DCD2C8',
    comb: 1,
  }),
  'laying-hen': hen({
    light: '#E9A363',
    body: '#C2703A',
    dark: '#7E3D1D',
    wing: '#A45A2C',
    tail: '#6E3218',
    comb: 1.1,
  }),
  'village-hen': hen({
    light: '#C79A6A',
    body: '#8C5A35',
    dark: '#44281A',
    wing: '#6B4027',
    tail: '#2B1D1A',
    neck: '#D98A3A',
    comb: 0.8,
    speckles: { colours: ['#F2D9B0', '#2E1B12'], count: 70 },
  }),
  'black-hen': hen({
    light: '#6C6A74',
    body: '#37343D',
    dark: '#17151B',
    wing: '#28262E',
    tail: '#131217',
    neck: '#8A5A2A',
    comb: 0.9,
    speckles: { colours: ['#4C5A6A', '#8C7A4A'], count: 40 },
  }),
  cockerel: hen({
    light: '#F3B45E',
    body: '#C4571F',
    dark: '#6E230F',
    wing: '#8A2F14',
    tail: '#17513F',
    neck: '#F0A52C',
    comb: 1.6,
  }),
  'guinea-fowl': guineaFowl(),
  quail: quail(),
  'muscovy-duck': muscovy(),
  'egg-brown': egg('#FBD9B4', '#DFA06A', '#A9653A'),
  'egg-cream': egg('#FFF8EA', '#F2DDBE', '#C3A37D'),
  'egg-white': egg('#FFFFFF', '#F3EFEA', '#BDB4B6'),
  'egg-guinea': egg('#F6DEC0', '#D9AE80', '#9A6C45', {
    colours: ['#A06A3C', '#7B4B2A'],
    count: 60,
    size: 0.7,
  }),
  'egg-quail': egg('#FFF6E2', '#EBDCBC', '#B39B78', {
    colours: ['#4A2F1E', '#6B4A2E', '#2E1C14'],
    count: 44,
    size: 2.3,
  }),
  'egg-duck': egg('#F7FBF4', '#DCE9DC', '#A3B5A6'),
  'dressed-chicken': dressedChicken(),
  'smoked-chicken': dressedChicken(['#E9A85A', '#B5692B', '#6A3213']),
}

function spots(seed: string, count: number, colours: readonly string[], size: number): string {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () =>
    ellipse(
      random.between(18, 92),
      random.between(38, 84),
      random.between(0.5, 1) * size,
      random.between(0.4, 0.8) * size,
      `fill="${random.pick(colours)}" opacity="${round(random.between(0.5, 0.95))}"`,
    ),
  ).join('')
}

function legs(colour: string, xs: readonly [number, number], top: number): string {
  return xs
    .map(x =>
      path(
        `M${x} ${top}V98M${x} 98l-6 2M${x} 98l-1 3M${x} 98l5 2`,
        `stroke="${colour}" stroke-width="2.4" stroke-linecap="round" fill="none"`,
      ),
    )
    .join('')
}

function eye(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="2.1" fill="#24160E"/><circle cx="${x - 0.6}" cy="${y - 0.7}" r=".7" fill="#fff"/>`
}

function hen(plumage: Plumage): Art {
  const { comb } = plumage
  const crest =
    comb > 0
      ? path(
          `M21 ${round(18 + comb)}C17 ${round(14 - comb * 2)} 21 ${round(12 - comb * 4)} 24 ${round(13 - comb * 2)}C25 ${round(8 - comb * 4)} 29 ${round(8 - comb * 4)} 30 ${round(13 - comb * 2)}C32 ${round(9 - comb * 3)} 37 ${round(11 - comb * 3)} 36 ${round(15 - comb)}C36 18 34 20 32 20Z`,
          'fill="#D92B2B"',
        )
      : ''
  const tail =
    comb > 1.3
      ? path(
          'M84 44C82 26 90 10 104 8C116 8 116 26 108 36C116 34 118 44 108 50C100 58 90 58 84 60Z',
          `fill="${plumage.tail}"`,
        ) +
        path(
          'M90 44C92 28 98 18 106 14M94 48C98 38 104 32 110 30',
          `stroke="${mix(plumage.tail, '#8FE0C0', 0.5)}" stroke-width="2" fill="none" stroke-linecap="round"`,
        )
      : path(
          'M80 46C84 34 90 24 101 24C107 28 104 36 102 40C108 42 106 50 100 54C94 60 86 62 80 62Z',
          `fill="${plumage.tail}"`,
        )
  return {
    width: 120,
    height: 104,
    pixels: 700,
    body: `<defs><clipPath id="c">${path(henBody, '')}</clipPath>${radial('g', 42, 46, 58, [
      [0, plumage.light],
      [0.45, plumage.body],
      [1, plumage.dark],
    ])}${radial('n', 24, 24, 26, [
      [0, mix(plumage.neck ?? plumage.light, '#ffffff', 0.25)],
      [0.6, plumage.neck ?? plumage.light, 0.95],
      [1, plumage.neck ?? plumage.light, 0],
    ])}${radial('w', 52, 54, 36, [
      [0, mix(plumage.wing, '#ffffff', 0.25)],
      [0.6, plumage.wing],
      [1, plumage.dark],
    ])}</defs>${legs('#E9A23B', [48, 62], 80)}${tail}${path(henBody, 'fill="url(#g)"')}<g clip-path="url(#c)">${plumage.speckles ? spots(plumage.body, plumage.speckles.count, plumage.speckles.colours, 1.5) : ''}${path('M16 10H44C48 30 44 46 22 56L12 40Z', 'fill="url(#n)"')}</g>${path('M42 58C46 48 62 46 76 50C84 52 90 50 93 46C92 62 82 74 66 74C52 75 42 68 42 58Z', 'fill="url(#w)"')}${path('M54 66C64 68 76 64 84 56M52 60C62 62 74 58 82 52', `stroke="${plumage.dark}" stroke-opacity=".6" stroke-width="1.6" fill="none" stroke-linecap="round"`)}${crest}${path('M17 25L8 29L17 32Z', 'fill="#F2A93B"')}${path('M14 32C11 35 12 41 16 42C19 41 20 36 18 33Z', 'fill="#D92B2B"')}${ellipse(23, 31, 2.8, 2.2, 'fill="#D92B2B" opacity=".75"')}${eye(24, 25)}`,
  }
}

function guineaFowl(): Art {
  const random = seededRandom('guinea')
  const body =
    'M27 52C20 74 38 86 60 86C86 86 102 74 107 60C100 46 84 38 66 40C50 42 42 42 38 34C36 22 33 17 27 17C20 17 18 24 20 31C24 40 30 44 27 52Z'
  const dots: string[] = []
  for (let y = 40; y < 86; y += 4)
    for (let x = 26; x < 106; x += 4.4)
      dots.push(
        `<circle cx="${round(x + (y % 8 ? 2.2 : 0) + random.between(-0.5, 0.5))}" cy="${round(y + random.between(-0.5, 0.5))}" r="1" fill="#F4F4F8"/>`,
      )
  return {
    width: 120,
    height: 104,
    pixels: 700,
    body: `<defs><clipPath id="c">${path(body, '')}</clipPath>${radial('g', 48, 50, 62, [
      [0, '#8A8E9E'],
      [0.5, '#555A6B'],
      [1, '#25283A'],
    ])}</defs>${legs('#7A6C60', [54, 68], 82)}${path('M92 50C104 50 114 58 116 68C108 70 98 70 90 66Z', 'fill="#3A3E50"')}${path(body, 'fill="url(#g)"')}<g clip-path="url(#c)">${path('M28 34H44V50H28Z', 'fill="#3D3F55"')}${dots.join('')}</g>${path('M48 58C58 50 78 50 92 56C96 58 102 58 104 56C98 72 84 78 70 77C56 76 48 68 48 58Z', 'fill="#3F4355" opacity=".55"')}${path('M20 24C21 15 33 15 35 25C38 32 36 37 31 38C24 38 19 32 20 24Z', 'fill="#EAF1F5"')}${path('M23 18C24 10 30 9 32 17Z', 'fill="#A66A34"')}${path('M20 27L12 30L20 33Z', 'fill="#D9A24A"')}${path('M18 33C16 36 17 40 20 40C23 39 22 35 21 33Z', 'fill="#D92B2B"')}${eye(26, 26)}`,
  }
}

function quail(): Art {
  const random = seededRandom('quail')
  const body =
    'M24 48C16 68 34 86 60 86C84 86 98 74 104 62C94 54 82 42 64 38C52 36 48 24 36 23C25 22 20 30 21 38C22 43 25 44 24 48Z'
  const streaks = Array.from({ length: 80 }, () => {
    const x = random.between(34, 98)
    const y = random.between(42, 80)
    return path(
      `M${round(x)} ${round(y)}q4 1 ${round(random.between(5, 9))} ${round(random.between(2, 4))}`,
      `stroke="${random.pick(['#F6E4BC', '#3E2818', '#6A4528'])}" stroke-opacity=".8" stroke-width="${round(random.between(0.8, 1.7))}" fill="none" stroke-linecap="round"`,
    )
  })
  return {
    width: 120,
    height: 104,
    pixels: 620,
    body: `<defs><clipPath id="c">${path(body, '')}</clipPath>${radial('g', 44, 48, 60, [
      [0, '#D8AE78'],
      [0.5, '#A1733F'],
      [1, '#553419'],
    ])}${radial('b', 26, 62, 26, [
      [0, '#F3DCB4'],
      [1, '#F3DCB4', 0],
    ])}</defs>${legs('#E0B07A', [52, 64], 82)}${path(body, 'fill="url(#g)"')}<g clip-path="url(#c)">${path('M14 44H50V88H14Z', 'fill="url(#b)"')}${streaks.join('')}</g>${path('M22 30C30 24 40 27 46 36', 'stroke="#F8EBCB" stroke-width="2.6" fill="none" stroke-linecap="round"')}${path('M21 35L13 38L22 41Z', 'fill="#5A4634"')}${eye(29, 34)}`,
  }
}

function muscovy(): Art {
  const body =
    'M24 56C18 74 36 86 60 86C84 86 100 78 114 56C104 54 94 46 78 46C62 46 48 50 42 42C39 36 43 26 38 18C33 11 21 13 20 23C19 34 27 44 24 56Z'
  return {
    width: 120,
    height: 104,
    pixels: 700,
    body: `<defs>${radial('g', 40, 46, 60, [
      [0, '#FFFFFF'],
      [0.55, '#F1EEEB'],
      [1, '#B9AFB4'],
    ])}${radial('w', 66, 54, 46, [
      [0, '#3E5A4C'],
      [0.6, '#1F2F2A'],
      [1, '#101715'],
    ])}</defs>${legs('#E48A2C', [50, 64], 82)}${path(body, 'fill="url(#g)"')}${path('M46 60C54 48 80 46 112 57C102 72 84 78 70 77C56 76 46 70 46 60Z', 'fill="url(#w)"')}${path('M58 66C74 70 90 66 102 58', 'stroke="#6FBFA0" stroke-opacity=".7" stroke-width="2" fill="none" stroke-linecap="round"')}${path('M22 20C28 14 36 18 36 26C36 31 30 34 24 32C20 30 19 24 22 20Z', 'fill="#D9332B"')}${path('M21 25C14 26 8 29 6 32C10 35 17 34 22 32Z', 'fill="#F0B04A"')}${eye(28, 24)}`,
  }
}

type Speckle = { readonly colours: readonly string[]; readonly count: number; readonly size: number }

function egg(light: string, middle: string, dark: string, speckle?: Speckle): Art {
  const d = 'M30 4C43 4 54 26 54 44C54 60 44 70 30 70S6 60 6 44C6 26 17 4 30 4Z'
  const random = seededRandom(`egg ${light}`)
  const marks = speckle
    ? Array.from({ length: speckle.count }, () =>
        ellipse(
          random.between(8, 52),
          random.between(8, 68),
          random.between(0.4, 1) * speckle.size,
          random.between(0.4, 1) * speckle.size,
          `fill="${random.pick(speckle.colours)}" opacity=".8"`,
        ),
      ).join('')
    : ''
  return {
    width: 60,
    height: 74,
    pixels: 260,
    body: `<defs><clipPath id="c">${path(d, '')}</clipPath>${radial('g', 22, 26, 50, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ])}${radial('s', 22, 24, 56, [
      [0, '#ffffff', 0.3],
      [0.4, '#ffffff', 0],
      [1, '#4A2440', 0.4],
    ])}</defs><g clip-path="url(#c)"><rect width="60" height="74" fill="url(#g)"/>${marks}<rect width="60" height="74" fill="url(#s)"/></g>${ellipse(21, 24, 4.4, 7.5, 'fill="#fff" opacity=".5" transform="rotate(24 21 24)"')}`,
  }
}

function dressedChicken(colours: readonly [string, string, string] = ['#FFF0DC', '#F6D3B0', '#C9906C']): Art {
  const [light, middle, dark] = colours
  return {
    width: 120,
    height: 92,
    pixels: 620,
    body: `<defs>${radial('g', 44, 30, 72, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ])}${radial('l', 30, 20, 46, [
      [0, light],
      [0.6, middle],
      [1, dark],
    ])}</defs>${path('M12 56C8 30 32 10 62 12C94 14 114 34 112 58C110 78 90 86 62 86C34 86 14 78 12 56Z', 'fill="url(#g)"')}${path('M60 14C58 34 58 54 62 84', `stroke="${dark}" stroke-opacity=".45" stroke-width="2" fill="none"`)}<g>${path('M14 70C4 60 8 44 24 42C40 40 48 54 42 66C36 78 22 80 14 70Z', 'fill="url(#l)" stroke="#8A5A3A" stroke-opacity=".25"')}${path('M15 66L3 80', `stroke="${mix(middle, '#ffffff', 0.3)}" stroke-width="7" stroke-linecap="round"`)}<circle cx="3.500" cy="82" r="4" fill="#FFF8EC"/></g><g transform="translate(124 0) scale(-1 1)">${path('M14 70C4 60 8 44 24 42C40 40 48 54 42 66C36 78 22 80 14 70Z', `fill="${mix(middle, dark, 0.25)}"`)}${path('M15 66L3 80', `stroke="${mix(middle, dark, 0.2)}" stroke-width="7" stroke-linecap="round"`)}<circle cx="5" cy="82" r="4" fill="#FFF3E2"/></g>${path('M34 22C42 16 52 15 58 16', 'stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"')}`,
  }
}
