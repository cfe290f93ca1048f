import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { blur, ellipse, linear, mix, path, radial, round } from '../svg.ts'

const woodLight = '#E8BE84'

const wood = '#CF9A5B'

const woodDark = '#96622F'

/** Crates, baskets, basins and sacks: each back and front apart, so that produce lies between. */
export const containers: Readonly<Record<string, Art>> = {
  'crate-back': { width: 100, height: 30, pixels: 940, body: crateBack() },
  'crate-front': { width: 100, height: 33, pixels: 940, body: crateFront() },
  'basket-back': { width: 100, height: 30, pixels: 900, body: basketBack() },
  'basket-front': { width: 100, height: 45, pixels: 900, body: basketFront() },
  'basin-blue': { width: 100, height: 52, pixels: 1000, body: basin('#3E7FC1', '#F4F7FA') },
  'basin-green': { width: 100, height: 52, pixels: 1000, body: basin('#2F8F5B', '#F6F5EC') },
  'basin-red': { width: 100, height: 52, pixels: 1000, body: basin('#C4472F', '#FBF3E8') },
  calabash: { width: 100, height: 52, pixels: 1000, body: calabash() },
  'sack-back': { width: 100, height: 24, pixels: 800, body: sackBack() },
  'sack-front': { width: 100, height: 96, pixels: 800, body: sackFront() },
}

function slat(y: number, height: number, index: number, x = 0, width = 100): string {
  const random = seededRandom(`slat ${index}`)
  const grain = Array.from({ length: 5 }, () => {
    const line = round(y + random.between(0.15, 0.85) * height)
    const start = round(x + random.between(0.02, 0.5) * width)
    const length = round(random.between(0.2, 0.45) * width)
    return path(
      `M${start} ${line}q${round(length / 2)} ${round(random.between(-0.7, 0.7))} ${length} 0`,
      `stroke="${woodDark}" stroke-opacity=".28" stroke-width=".35" fill="none"`,
    )
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.1" fill="url(#w${index % 2})"/><rect x="${x}" y="${y}" width="${width}" height="${round(height * 0.14)}" rx=".7" fill="#FFF3D9" opacity=".42"/><rect x="${x}" y="${round(y + height * 0.86)}" width="${width}" height="${round(height * 0.14)}" rx=".7" fill="#6E431B" opacity=".28"/>${grain.join('')}`
}

function woodGradients(): string {
  return `${linear(
    'w0',
    [0, 0],
    [100, 20],
    [
      [0, woodLight],
      [0.5, wood],
      [1, '#B98045'],
    ],
  )}${linear(
    'w1',
    [0, 0],
    [100, 30],
    [
      [0, '#E0B276'],
      [0.6, '#C58E50'],
      [1, '#AE763D'],
    ],
  )}${linear(
    'post',
    [0, 0],
    [7, 0],
    [
      [0, '#EBC58E'],
      [1, '#B27B41'],
    ],
  )}`
}

function crateBack(): string {
  return `<defs>${woodGradients()}${linear(
    'in',
    [0, 0],
    [0, 30],
    [
      [0, '#8A5A2B'],
      [1, '#4A2C12'],
    ],
  )}</defs><path d="M5 4H95L99 30H1Z" fill="url(#in)"/><g opacity=".85">${slat(3, 7.5, 1, 5, 90)}${slat(13, 7.5, 2, 3.5, 93)}</g><path d="M5 4H95L99 30H1Z" fill="#3B220C" opacity=".34"/>`
}

function crateFront(): string {
  const nails = [3.4, 96.6].flatMap(x =>
    [6, 24].map(y => `<circle cx="${x}" cy="${y}" r=".7" fill="#6B4522" opacity=".8"/>`),
  )
  return `<defs>${woodGradients()}${linear(
    'gap',
    [0, 0],
    [0, 33],
    [
      [0, '#5B3716'],
      [1, '#3A220C'],
    ],
  )}</defs><rect x="1" y="1" width="98" height="31" fill="url(#gap)"/>${slat(0, 14, 3)}${slat(17.5, 15, 4)}<rect x="0" y="0" width="7" height="32.8" rx="1" fill="url(#post)"/><rect x="93" y="0" width="7" height="32.8" rx="1" fill="#B27B41"/><rect x="93" y="0" width="2" height="32.8" fill="#F2D3A2" opacity=".5"/>${nails.join('')}`
}

function weave(
  rowCount: number,
  edge: (share: number) => readonly [number, number],
  top: number,
  step: number,
): string {
  const strands: string[] = []
  for (let row = 0; row < rowCount; row++) {
    const y = top + row * step
    const [left, right] = edge(row / (rowCount - 1))
    const count = 15
    const width = (right - left) / count
    for (let column = 0; column < count; column++) {
      const x = left + column * width
      const centre = (x + width / 2 - 50) / 50
      const sag = (1 - centre * centre) * 5
      const over = (row + column) % 2 === 0
      const tone = mix(over ? '#EBC384' : '#B98242', '#8A5726', Math.max(0, centre) * 0.55)
      strands.push(
        `<rect x="${round(x - 0.3)}" y="${round(y + sag)}" width="${round(width + 0.6)}" height="${round(step * 0.98)}" rx="1.6" fill="${tone}"/>`,
      )
      if (over)
        strands.push(
          `<rect x="${round(x + 0.6)}" y="${round(y + sag + 0.5)}" width="${round(width * 0.7)}" height=".9" rx=".45" fill="#FFF0CC" opacity=".55"/>`,
        )
    }
  }
  return strands.join('')
}

function rim(y: number, rx: number, ry: number, side: 'back' | 'front'): string {
  const arc =
    side === 'back'
      ? `M${50 - rx} ${y}A${rx} ${ry} 0 0 1 ${50 + rx} ${y}`
      : `M${50 - rx} ${y}A${rx} ${ry} 0 0 0 ${50 + rx} ${y}`
  return `${path(arc, 'fill="none" stroke="#8A5726" stroke-width="4.6" stroke-linecap="round"')}${path(arc, 'fill="none" stroke="#D9A762" stroke-width="3.4" stroke-linecap="round"')}${path(arc, 'fill="none" stroke="#F6DCA9" stroke-width="1" stroke-dasharray="3 2.4" stroke-linecap="round" transform="translate(0 -.7)"')}`
}

function basketBack(): string {
  return `<defs>${linear(
    'in',
    [0, 0],
    [0, 30],
    [
      [0, '#6E431B'],
      [1, '#3F250D'],
    ],
  )}</defs>${ellipse(50, 16, 46, 12, 'fill="url(#in)"')}${rim(16, 46, 12, 'back')}`
}

function basketFront(): string {
  const edge = (share: number) => [4 + share * share * 10, 96 - share * share * 10] as const
  return `<defs><clipPath id="c"><path d="M4 2A46 12 0 0 0 96 2C95 18 92 30 87 37A37 7.5 0 0 1 13 37C8 30 5 18 4 2Z"/></clipPath>${linear(
    'sh',
    [0, 0],
    [100, 0],
    [
      [0, '#FFF3D6', 0.28],
      [0.3, '#FFF3D6', 0],
      [0.65, '#4A2A0B', 0.05],
      [1, '#4A2A0B', 0.5],
    ],
  )}</defs><g clip-path="url(#c)"><rect width="100" height="45" fill="#7A4B1F"/>${weave(7, edge, 1, 5.8)}<rect width="100" height="45" fill="url(#sh)"/></g>${rim(2.5, 46, 12, 'front')}`
}

function basin(paint: string, inside: string): string {
  const dark = mix(paint, '#10202E', 0.45)
  return `<defs>${linear(
    'out',
    [0, 0],
    [100, 0],
    [
      [0, mix(paint, '#ffffff', 0.42)],
      [0.25, paint],
      [0.7, mix(paint, '#10202E', 0.18)],
      [1, dark],
    ],
  )}${linear(
    'in',
    [0, 0],
    [0, 20],
    [
      [0, mix(inside, '#7C8794', 0.35)],
      [1, inside],
    ],
  )}</defs><path d="M3 10C6 34 18 49 32 51H68C82 49 94 34 97 10Z" fill="url(#out)"/>${ellipse(50, 10, 48, 9.4, `fill="${mix(paint, '#ffffff', 0.12)}"`)}${ellipse(50, 9.6, 46, 8.2, 'fill="url(#in)"')}<path d="M2.6 11A48 9.4 0 0 0 97.4 11L97 14A48 9.4 0 0 1 3 14Z" fill="#fff" opacity=".22"/><path d="M12 24C16 35 22 42 29 46" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".35" fill="none"/>`
}

function calabash(): string {
  return `<defs>${radial('g', 30, 16, 78, [
    [0, '#F0BE6B'],
    [0.45, '#D08D3B'],
    [0.8, '#9A5B20'],
    [1, '#6E3C12'],
  ])}${linear(
    'in',
    [0, 0],
    [0, 20],
    [
      [0, '#B9854A'],
      [1, '#F3DCB0'],
    ],
  )}</defs><path d="M3 10C4 36 22 51 50 51S96 36 97 10Z" fill="url(#g)"/>${ellipse(50, 10, 47.5, 9.2, 'fill="#F6DDA8"')}${ellipse(50, 9.8, 45.2, 7.8, 'fill="url(#in)"')}<path d="M9 22q7 5 14 1t14 2 14 0 14 2 14-2 11-3" stroke="#5E3210" stroke-width="1.1" fill="none" opacity=".6"/><path d="M11 26q7 5 14 1t14 2 14 0 14 2 13-2 10-3" stroke="#5E3210" stroke-width=".7" fill="none" opacity=".5"/><path d="M13 30C18 40 26 45 34 47" stroke="#FFE3AD" stroke-width="2" stroke-linecap="round" opacity=".5" fill="none"/>`
}

function sackBack(): string {
  return `<defs>${linear(
    'in',
    [0, 0],
    [0, 24],
    [
      [0, '#9C7440'],
      [1, '#5F421E'],
    ],
  )}</defs>${path('M6 14C14 3 34 1 50 2S88 3 94 14L92 24H8Z', 'fill="url(#in)"')}${path('M6 14C14 3 34 1 50 2S88 3 94 14', 'fill="none" stroke="#D9B47A" stroke-width="3.4" stroke-linecap="round"')}`
}

function sackFront(): string {
  const random = seededRandom('jute')
  const threads: string[] = []
  for (let x = 2; x < 100; x += 1.9)
    threads.push(
      path(
        `M${x} 4q${round(random.between(-2, 2))} 46 ${round(random.between(-1, 1))} 92`,
        'stroke="#7A5826" stroke-opacity=".2" stroke-width=".5" fill="none"',
      ),
    )
  for (let y = 6; y < 96; y += 1.9)
    threads.push(
      path(
        `M0 ${y}q50 ${round(random.between(2, 5))} 100 0`,
        'stroke="#FBE7BC" stroke-opacity=".24" stroke-width=".5" fill="none"',
      ),
    )
  const shape = 'M5 4C20 14 80 14 95 4C98 22 99 46 97 70C96 88 90 95 78 95H22C10 95 4 88 3 70C1 46 2 22 5 4Z'
  return `<defs><clipPath id="c">${path(shape, '')}</clipPath>${linear(
    'j',
    [0, 0],
    [100, 30],
    [
      [0, '#E7C892'],
      [0.45, '#CDA567'],
      [1, '#8F6A35'],
    ],
  )}${radial('fold', 26, 40, 60, [
    [0, '#FFF2D2', 0.5],
    [1, '#FFF2D2', 0],
  ])}${blur('b', 2.5)}</defs><g clip-path="url(#c)"><rect width="100" height="96" fill="url(#j)"/>${threads.join('')}<rect width="100" height="96" fill="url(#fold)"/><g filter="url(#b)" fill="none" stroke="#5E4119" stroke-opacity=".4" stroke-width="3">${path('M20 18C26 40 16 66 24 92', '')}${path('M70 20C62 46 78 64 72 92', '')}${path('M90 20C84 50 94 70 88 90', '')}</g></g>${path('M5 5C20 15 80 15 95 5', 'fill="none" stroke="#A87F45" stroke-width="6" stroke-linecap="round"')}${path('M5 4C20 14 80 14 95 4', 'fill="none" stroke="#E3C089" stroke-width="4.2" stroke-linecap="round"')}`
}
