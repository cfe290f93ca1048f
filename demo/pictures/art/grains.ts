import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { ellipse, linear, mix, path, radial, round } from '../svg.ts'

type Grain = {
  readonly colours: readonly string[]
  /** Half length and half width of one grain, in hundredths of the heap's width. */
  readonly size: readonly [number, number]
  readonly count: number
}

const dome = 'M0 54C8 34 26 8 50 6C74 8 92 34 100 54C86 64 14 64 0 54Z'

/** Heaped grains, seen over the rim of a basin or a sack: `heap-<name>`. */
export const grains: Readonly<Record<string, Art>> = {
  'heap-rice': heap('rice', { colours: ['#FFFDF4', '#F6EEDC', '#EADDC0'], size: [1.9, 0.62], count: 900 }),
  'heap-rice-parboiled': heap('parboiled', {
    colours: ['#F1D9A0', '#E3C27C', '#D2AA5D'],
    size: [1.9, 0.62],
    count: 900,
  }),
  'heap-maize': heap('maize', { colours: ['#FFD75A', '#F5B92E', '#E39A1B'], size: [1.7, 1.4], count: 620 }),
  'heap-millet': heap('millet', {
    colours: ['#E6D3A0', '#CDB779', '#A99A62'],
    size: [0.72, 0.68],
    count: 1000,
  }),
  'heap-fonio': heap('fonio', {
    colours: ['#F5E7C4', '#E6D2A1', '#D3BA80'],
    size: [0.55, 0.45],
    count: 1100,
  }),
  'heap-sorghum': heap('sorghum', {
    colours: ['#C7603C', '#A44328', '#E0A070'],
    size: [0.9, 0.82],
    count: 900,
  }),
  'heap-peanut': heap('peanut', {
    colours: ['#C96F57', '#A94E3C', '#E09A80'],
    size: [1.9, 1.35],
    count: 520,
  }),
  'heap-cowpea': heap(
    'cowpea',
    { colours: ['#FBF0D9', '#EFDDB9', '#E2C99B'], size: [1.8, 1.25], count: 520 },
    '#2B1B12',
  ),
  'heap-red-bean': heap(
    'red bean',
    { colours: ['#A2302F', '#7C1C22', '#C4564B'], size: [2, 1.3], count: 500 },
    '#F6E2D6',
  ),
  'heap-sesame': heap('sesame', {
    colours: ['#FBF1DA', '#EFDDB5', '#DCC28C'],
    size: [0.95, 0.6],
    count: 900,
  }),
  'heap-attieke': heap('attieke', {
    colours: ['#FFFBEA', '#FBEFC9', '#F0DBA4'],
    size: [1.05, 0.85],
    count: 900,
  }),
  'heap-gari': heap('gari', { colours: ['#FFF3CF', '#F6DFA0', '#E8C878'], size: [0.6, 0.5], count: 1100 }),
  'heap-flour': heap('flour', { colours: ['#FFFFFB', '#FBF7EC', '#F3ECDA'], size: [0.5, 0.4], count: 500 }),
  'heap-maize-flour': heap('maize flour', {
    colours: ['#FFEFB5', '#FBE08A', '#F1CE6A'],
    size: [0.5, 0.4],
    count: 500,
  }),
  'heap-chili': heap('chili', { colours: ['#D8321F', '#B51E18', '#F05A35'], size: [2.6, 0.8], count: 420 }),
}

function heap(name: string, grain: Grain, eye?: string): Art {
  const random = seededRandom(`heap ${name}`)
  const [longest, widest] = grain.size
  const middle = grain.colours[1]!
  const seeds = Array.from({ length: grain.count }, () => {
    const x = random.between(1, 99)
    const top = 6 + ((x - 50) / 50) ** 2 * 46
    return {
      x,
      y: top + random.next() ** 0.85 * (62 - top),
      turn: random.between(0, 180),
      colour: random.pick(grain.colours),
    }
  }).sort((a, b) => a.y - b.y)
  const drawn = seeds.map(({ x, y, turn, colour }) => {
    const shade = Math.max(0, (x - 42) / 140 + (y - 26) / 150)
    const seat = `rotate(${round(turn)} ${round(x)} ${round(y)})`
    const dark = `fill="${mix(middle, '#3A220C', 0.45)}"`
    if (longest < 1.1) {
      // Grains too small for their turn to show.
      return `${ellipse(x + 0.25, y + 0.35, longest, widest, dark)}${ellipse(x, y, longest * 0.94, widest * 0.94, `fill="${mix(colour, '#5A3512', shade)}"`)}`
    }
    const under = ellipse(x + 0.25, y + 0.35, longest, widest, `${dark} transform="${seat}"`)
    const over = ellipse(
      x,
      y,
      longest * 0.94,
      widest * 0.94,
      `fill="${mix(colour, '#5A3512', shade)}" transform="${seat}"`,
    )
    const spot = eye ? ellipse(x, y, longest * 0.24, widest * 0.3, `fill="${eye}" transform="${seat}"`) : ''
    return under + over + spot
  })
  return {
    width: 100,
    height: 64,
    pixels: 700,
    body: `<defs><clipPath id="c"><path d="${dome}"/></clipPath>${radial('g', 36, 22, 66, [
      [0, mix(middle, '#ffffff', 0.45)],
      [0.5, middle],
      [1, mix(middle, '#5A3512', 0.55)],
    ])}${radial('l', 34, 18, 46, [
      [0, '#FFFBEA', 0.42],
      [1, '#FFFBEA', 0],
    ])}</defs><g clip-path="url(#c)"><path d="${dome}" fill="url(#g)"/>${drawn.join('')}<rect width="100" height="64" fill="url(#l)"/></g>`,
  }
}

/** Heads of cereal and bottles that stand beside them. */
export const cereals: Readonly<Record<string, Art>> = {
  'rice-ear': ear('#E9C463', '#B98B2C', 1.25),
  'millet-ear': candle('#C9B36A', '#8C7A3C'),
  'sorghum-ear': candle('#B3553A', '#7A2F22'),
  'palm-oil': bottle('#D9480F', '#8E2408', '#F07A28'),
  'peanut-paste': jar('#C98A4B', '#8A5727'),
}

function ear(light: string, dark: string, size: number): Art {
  const random = seededRandom('ear')
  const kernels = Array.from({ length: 46 }, (_, index) => {
    const share = index / 46
    const x = 20 + share * 58
    const y = 62 - share * 50 + share * share * 26
    const side = index % 2 ? -1 : 1
    return ellipse(
      x + side * random.between(1, 4),
      y + side * random.between(1, 5) + 3,
      3.1 * size,
      1.5 * size,
      `fill="${random.chance(0.5) ? light : mix(light, dark, 0.4)}" transform="rotate(${round(-38 + share * 70 + side * 24)} ${round(x)} ${round(y)})"`,
    )
  })
  return {
    width: 100,
    height: 80,
    pixels: 420,
    body: `${path('M4 78C16 60 36 22 80 38', `stroke="${dark}" stroke-width="1.6" fill="none"`)}${path('M6 76C10 52 8 34 2 18C14 32 16 54 9 76Z', 'fill="#A9B24A"')}${kernels.join('')}`,
  }
}

function candle(light: string, dark: string): Art {
  const random = seededRandom(`candle ${light}`)
  const kernels = Array.from({ length: 320 }, () => {
    const y = random.between(5, 72)
    const half = 7.5 * Math.sin(((y + 8) / 90) * Math.PI)
    const x = 20 + random.between(-half, half)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="1.35" fill="${mix(random.chance(0.5) ? light : mix(light, '#ffffff', 0.25), dark, Math.max(0, (x - 16) / 16))}"/>`
  })
  return {
    width: 40,
    height: 110,
    pixels: 220,
    body: `${path('M20 70V109', `stroke="#9A9A4A" stroke-width="3"`)}${path('M20 104C30 90 34 80 38 72C36 86 30 98 20 108Z', 'fill="#8FA544"')}${path('M20 4C28 12 29 60 24 76H16C11 60 12 12 20 4Z', `fill="${dark}"`)}${kernels.join('')}`,
  }
}

function bottle(paint: string, dark: string, light: string): Art {
  return {
    width: 44,
    height: 110,
    pixels: 330,
    body: `<defs>${linear(
      'g',
      [2, 0],
      [42, 0],
      [
        [0, dark],
        [0.22, light],
        [0.45, paint],
        [1, dark],
      ],
    )}${linear(
      'v',
      [2, 0],
      [42, 0],
      [
        [0, '#ffffff', 0.5],
        [0.3, '#ffffff', 0.12],
        [1, '#ffffff', 0.28],
      ],
    )}</defs><path d="M16 8H28V26C30 34 41 38 41 52V100Q41 108 33 108H11Q3 108 3 100V52C3 38 14 34 16 26Z" fill="#FBF3E2" opacity=".6"/><path d="M14 32C8 38 5 42 5 52V99Q5 106 12 106H32Q39 106 39 99V52C39 42 36 38 30 32Z" fill="url(#g)"/><path d="M16 8H28V26C30 34 41 38 41 52V100Q41 108 33 108H11Q3 108 3 100V52C3 38 14 34 16 26Z" fill="url(#v)"/><rect x="14.5" y="2" width="15" height="9" rx="2" fill="#2F8F5B"/><rect x="4" y="60" width="36" height="26" fill="#FFF7E6"/><rect x="4" y="60" width="36" height="4" fill="#166534"/><path d="M22 68c6 2 9 6 8 13-7 0-10-4-8-13Zm-1 2c-5 2-8 6-6 12 5-1 8-5 6-12Z" fill="#D9480F"/><path d="M10 42V96" stroke="#fff" stroke-width="2.4" stroke-opacity=".6" stroke-linecap="round"/>`,
  }
}

function jar(paint: string, dark: string): Art {
  return {
    width: 70,
    height: 80,
    pixels: 360,
    body: `<defs>${linear(
      'g',
      [4, 0],
      [66, 0],
      [
        [0, dark],
        [0.25, mix(paint, '#ffffff', 0.3)],
        [0.5, paint],
        [1, dark],
      ],
    )}</defs><path d="M8 20Q4 22 4 30V68Q4 78 14 78H56Q66 78 66 68V30Q66 22 62 20Z" fill="url(#g)"/><path d="M6 28H64" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><rect x="6" y="4" width="58" height="17" rx="4" fill="#C4472F"/><rect x="6" y="4" width="58" height="5" rx="2.5" fill="#fff" opacity=".3"/><rect x="5" y="38" width="60" height="26" fill="#FFF7E6"/><rect x="5" y="38" width="60" height="3.5" fill="#B45309"/><path d="M24 54q5-9 11-2t12-3" stroke="${dark}" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M12 26V72" stroke="#fff" stroke-width="3" stroke-opacity=".5" stroke-linecap="round"/>`,
  }
}
