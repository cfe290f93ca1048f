import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { blur, ellipse, linear, mix, path, radial, round } from '../svg.ts'

/** Where the scenes of albums and of the home page take place. All but the widest are four by three. */
export const landscapes: Readonly<Record<string, Art>> = {
  'land-field': {
    width: 100,
    height: 75,
    pixels: 1280,
    body: field(100, 75, ['#7FB0D8', '#CFE6EE', '#FFF0CF']),
  },
  'land-dawn': {
    width: 100,
    height: 75,
    pixels: 1280,
    body: field(100, 75, ['#8FA9D0', '#F6C99A', '#FFEBC2']),
  },
  'land-village': { width: 100, height: 75, pixels: 1280, body: village(100, 75) },
  'land-hall': { width: 100, height: 75, pixels: 1280, body: hall(100, 75) },
  'land-poultry': { width: 100, height: 75, pixels: 1280, body: poultryHouse(100, 75) },
  'land-market-wide': { width: 160, height: 80, pixels: 1280, body: wideMarket(160, 80) },
  'land-vivriers': {
    width: 100,
    height: 62.5,
    pixels: 800,
    body: field(100, 62.5, ['#E9B07A', '#F8D9AE', '#FFF1D6']),
  },
  'land-maraichers': {
    width: 100,
    height: 62.5,
    pixels: 800,
    body: field(100, 62.5, ['#8CC7C9', '#D6EDD2', '#F6F8DC']),
  },
  'land-avicoles': { width: 100, height: 62.5, pixels: 1280, body: village(100, 62.5) },
}

function sky(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#sun)"/><g fill="#fff" opacity=".55" filter="url(#soft)">${ellipse(width * 0.68, height * 0.14, 11, 2.2, '')}${ellipse(width * 0.75, height * 0.12, 7, 2.4, '')}${ellipse(width * 0.42, height * 0.21, 9, 1.5, '')}</g>`
}

function skyDefs(width: number, height: number, colours: readonly [string, string, string]): string {
  return `${linear(
    'sky',
    [0, 0],
    [0, height * 0.55],
    [
      [0, colours[0]],
      [0.6, colours[1]],
      [1, colours[2]],
    ],
  )}${radial('sun', width * 0.2, height * 0.2, width * 0.55, [
    [0, '#FFFBE6', 0.95],
    [0.12, '#FFF3C9', 0.6],
    [1, '#FFF3C9', 0],
  ])}${blur('soft', 0.8)}`
}

function hills(width: number, height: number): string {
  const far = height * 0.44
  return `${path(`M0 ${far}Q${width * 0.2} ${far - 9} ${width * 0.42} ${far - 2}T${width * 0.8} ${far - 5}T${width} ${far - 3}V${height}H0Z`, 'fill="#9CC3A4"')}${path(`M0 ${far + 4}Q${width * 0.3} ${far - 3} ${width * 0.55} ${far + 3}T${width} ${far + 1}V${height}H0Z`, 'fill="#6FAE73"')}${treeline(width, far + 4)}`
}

function treeline(width: number, base: number): string {
  const random = seededRandom(`trees ${width}`)
  const crowns: string[] = []
  for (let x = -2; x < width + 3; x += random.between(2.2, 4.2)) {
    const size = random.between(1.6, 3.4)
    crowns.push(
      ellipse(
        x,
        base - size * 0.4,
        size,
        size * 0.95,
        `fill="${random.pick(['#3F8A4C', '#4F9A52', '#2F7A45'])}"`,
      ),
    )
    if (random.chance(0.14)) crowns.push(palm(x, base - 1, random.between(0.8, 1.2)))
  }
  return `<g opacity=".92">${crowns.join('')}</g>`
}

function palm(x: number, y: number, size: number): string {
  const fronds = [-150, -115, -80, -45, -15, 20, 165].map(
    turn => `<path d="M0 0Q3.500 -1.800 6.500 1.200Q3 .2 0 0Z" transform="rotate(${turn})" fill="#2C7440"/>`,
  )
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)})"><path d="M-.4 0Q.4 -5 0 -9H.9Q1.300 -4 .6 0Z" fill="#7A5A38"/><g transform="translate(.4 -9)">${fronds.join('')}</g></g>`
}

function field(width: number, height: number, colours: readonly [string, string, string]): string {
  const horizon = height * 0.5
  const rows = Array.from({ length: 15 }, (_, index) => {
    const share = (index - 7) / 7
    const top = width / 2 + share * width * 0.32
    const bottom = width / 2 + share * width * 1.05
    const half = width * 0.022
    return path(
      `M${round(top - half * 0.3)} ${horizon}L${round(bottom - half * 1.7)} ${height}H${round(bottom + half * 1.7)}L${round(top + half * 0.3)} ${horizon}Z`,
      `fill="${index % 2 ? '#5FA344' : '#6FB34C'}"`,
    )
  })
  const random = seededRandom(`field ${width} ${height}`)
  const tufts: string[] = []
  for (let line = 0; line < 15; line++) {
    for (let step = 0; step < 22; step++) {
      const depth = (step / 21) ** 1.8
      const share = (line - 7) / 7
      const x = width / 2 + share * width * (0.32 + 0.73 * depth)
      const y = horizon + 0.6 + depth * (height - horizon)
      const size = 0.25 + depth * 2.1
      if (x < -3 || x > width + 3) continue
      tufts.push(
        `<path d="M0 0C-1 -.6 -1.700 -1.700 -1.500 -2.400C-.7 -2 -.2 -1.200 0 0C.2 -1.200 .7 -2 1.500 -2.400C1.700 -1.700 1 -.6 0 0ZM0 0C-.5 -1 -.3 -2.400 0 -3C.3 -2.400 .5 -1 0 0Z" transform="translate(${round(x + random.between(-0.2, 0.2))} ${round(y)}) scale(${round(size)})" fill="${random.pick(['#3E8F3B', '#58A847', '#8ACB5E'])}"/>`,
      )
    }
  }
  return `<defs>${skyDefs(width, height, colours)}${linear(
    'earth',
    [0, horizon],
    [0, height],
    [
      [0, '#C98B56'],
      [0.4, '#B06E3C'],
      [1, '#8A4F28'],
    ],
  )}${radial('vg', width * 0.42, height * 0.45, width * 0.8, [
    [0.6, '#2B1A0B', 0],
    [1, '#2B1A0B', 0.34],
  ])}</defs>${sky(width, height)}${hills(width, height)}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#earth)"/><g opacity=".32">${rows.join('')}</g>${tufts.join('')}<rect width="${width}" height="${height}" fill="url(#vg)"/>`
}

function village(width: number, height: number): string {
  const ground = height * 0.56
  const hut = (x: number, y: number, size: number, wall: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-7 0V-7H7V0Z" fill="${wall}"/><path d="M1 0V-7H7V0Z" fill="#5A3218" opacity=".25"/><path d="M-1.600 0V-5H1.600V0Z" fill="#4A2C18"/><path d="M-10 -6.500Q-5 -9 0 -15Q5 -9 10 -6.500Q0 -8.500 -10 -6.500Z" fill="#C9974F"/><path d="M-10 -6.500Q0 -8.500 10 -6.500L9 -5.500Q0 -7.500 -9 -5.500Z" fill="#8F642C"/></g>`
  const random = seededRandom('village')
  const pebbles = Array.from({ length: 90 }, () =>
    ellipse(
      random.between(0, width),
      random.between(ground + 2, height),
      random.between(0.2, 0.9),
      random.between(0.1, 0.3),
      `fill="${random.pick(['#A5653A', '#E3B384', '#8F5430'])}" opacity=".5"`,
    ),
  )
  return `<defs>${skyDefs(width, height, ['#7FB5DA', '#D6E8EA', '#FFF0CF'])}${linear(
    'earth',
    [0, ground],
    [0, height],
    [
      [0, '#E0AE7C'],
      [0.5, '#CB8B58'],
      [1, '#A9683A'],
    ],
  )}${radial('vg', width * 0.42, height * 0.45, width * 0.8, [
    [0.6, '#2B1A0B', 0],
    [1, '#2B1A0B', 0.32],
  ])}</defs>${sky(width, height)}${hills(width, height)}<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#earth)"/>${hut(width * 0.14, ground + 2, 1.1, '#D9A070')}${hut(width * 0.34, ground + 0.5, 0.8, '#C98B5B')}${hut(width * 0.86, ground + 2, 1.2, '#D3935E')}${palm(width * 0.24, ground + 1, 2)}${palm(width * 0.7, ground + 1, 2.5)}${palm(width * 0.76, ground + 1, 1.8)}${pebbles.join('')}<rect width="${width}" height="${height}" fill="url(#vg)"/>`
}

function hall(width: number, height: number): string {
  const floor = height * 0.64
  const window = (x: number) =>
    `<rect x="${x}" y="${height * 0.12}" width="15" height="19" rx="1" fill="#BFE0E6"/><path d="M${x} ${height * 0.12 + 12}q4 -4 8 -1t7 -1V${height * 0.12 + 19}H${x}Z" fill="#7DB97A"/><path d="M${x + 7.5} ${height * 0.12}v19M${x} ${height * 0.12 + 9}h15" stroke="#F7EFE0" stroke-width="1"/><rect x="${x - 0.6}" y="${height * 0.12 - 0.6}" width="16.200" height="20.200" rx="1.200" fill="none" stroke="#B98748" stroke-width="1.400"/>`
  return `<defs>${linear(
    'wall',
    [0, 0],
    [width, floor],
    [
      [0, '#FFF7E6'],
      [1, '#EBCF9F'],
    ],
  )}${linear(
    'fl',
    [0, floor],
    [0, height],
    [
      [0, '#C08A5A'],
      [1, '#8F5B35'],
    ],
  )}${radial('l', width * 0.2, 8, width * 0.8, [
    [0, '#FFFDF2', 0.8],
    [1, '#FFFDF2', 0],
  ])}${radial('vg', width * 0.45, height * 0.4, width * 0.8, [
    [0.6, '#3A220C', 0],
    [1, '#3A220C', 0.3],
  ])}</defs><rect width="${width}" height="${height}" fill="url(#wall)"/><rect y="${floor - 14}" width="${width}" height="14" fill="#166534" opacity=".82"/><rect y="${floor - 15}" width="${width}" height="1.400" fill="#F59E0B"/>${window(9)}${window(76)}<rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#fl)"/><rect width="${width}" height="${height}" fill="url(#l)"/><rect width="${width}" height="${height}" fill="url(#vg)"/>`
}

function poultryHouse(width: number, height: number): string {
  const floor = height * 0.55
  const beams = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${round(index * 12.4)}" y="${height * 0.16}" width="1.600" height="${round(floor - height * 0.16)}" fill="#B98748"/>`,
  )
  const mesh: string[] = []
  for (let x = -40; x < width + 40; x += 2.2)
    mesh.push(
      `M${round(x)} ${height * 0.16}l${round(floor * 0.7)} ${round(floor - height * 0.16)}M${round(x)} ${height * 0.16}l${round(-floor * 0.7)} ${round(floor - height * 0.16)}`,
    )
  const sheets = Array.from(
    { length: 34 },
    (_, index) =>
      `<rect x="${index * 3}" y="0" width="1.500" height="${height * 0.15}" fill="#fff" opacity=".16"/>`,
  )
  return `<defs>${linear(
    'out',
    [0, 0],
    [0, floor],
    [
      [0, '#BFE0E6'],
      [0.6, '#E8F1D6'],
      [1, '#9CC98A'],
    ],
  )}${linear(
    'roof',
    [0, 0],
    [0, height * 0.16],
    [
      [0, '#7C8790'],
      [1, '#AEB8BE'],
    ],
  )}${linear(
    'litter',
    [0, floor],
    [0, height],
    [
      [0, '#E3BE7C'],
      [1, '#B98642'],
    ],
  )}${radial('l', width * 0.2, height * 0.2, width * 0.8, [
    [0, '#FFFDF2', 0.6],
    [1, '#FFFDF2', 0],
  ])}${radial('vg', width * 0.45, height * 0.5, width * 0.8, [
    [0.6, '#3A220C', 0],
    [1, '#3A220C', 0.34],
  ])}</defs><rect width="${width}" height="${floor}" fill="url(#out)"/>${treeline(width, floor - 6)}<rect y="${floor - 6}" width="${width}" height="6" fill="#7DB05C"/><path d="${mesh.join('')}" stroke="#8A8F86" stroke-width=".22" stroke-opacity=".6" fill="none"/>${beams.join('')}<rect width="${width}" height="${height * 0.16}" fill="url(#roof)"/>${sheets.join('')}<rect y="${height * 0.155}" width="${width}" height="2" fill="#8F642C"/><rect y="${floor - 5}" width="${width}" height="6" fill="#E9DCC4"/><rect y="${floor - 5}" width="${width}" height="1" fill="#fff" opacity=".6"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#litter)"/><rect width="${width}" height="${height}" fill="url(#l)"/><rect width="${width}" height="${height}" fill="url(#vg)"/>`
}

/** The market square at seven in the morning: low sun on the left, parasols far away. */
function wideMarket(width: number, height: number): string {
  const ground = height * 0.6
  const parasol = (x: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${ground + 1}) scale(${size})"><rect x="-.35" y="-12" width=".7" height="12" fill="#8F642C"/><path d="M-9 -11Q0 -20 9 -11Q6 -12.500 3 -11Q0 -12.500 -3 -11Q-6 -12.500 -9 -11Z" fill="${colour}"/><path d="M-3 -11Q-2 -16 0 -17.500Q2 -16 3 -11Q0 -12.500 -3 -11Z" fill="#FFF7E6"/><rect x="-7" y="-4" width="14" height="4" fill="${mix(colour, '#5A3218', 0.4)}"/></g>`
  return `<defs>${skyDefs(width, height, ['#86B4DA', '#F4DDB5', '#FFEFC9'])}${linear(
    'earth',
    [0, ground],
    [0, height],
    [
      [0, '#E6B889'],
      [0.5, '#D09660'],
      [1, '#B3733F'],
    ],
  )}</defs>${sky(width, height)}${hills(width, height)}<rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#earth)"/><g opacity=".85">${palm(22, ground + 1, 2.6)}${palm(30, ground, 2)}${palm(146, ground + 1, 3)}${parasol(46, 0.8, '#D9480F')}${parasol(62, 0.7, '#166534')}${parasol(112, 0.75, '#F59E0B')}${parasol(10, 1, '#F59E0B')}</g>`
}
