import { seededRandom } from '../../random.ts'
import { fluentArt } from '../art-book.ts'
import type { Art } from '../scene.ts'
import { linear, mix, path, radial, round } from '../svg.ts'

const objects = [
  'tractor',
  'palm-tree',
  'deciduous-tree',
  'potted-plant',
  'delivery-truck',
  'pickup-truck',
  'package',
  'balance-scale',
  'mobile-phone',
  'motor-scooter',
  'handshake',
  'trophy',
  'hatching-chick',
  'basket',
]

/** Shown at half the width of a scene. */
const large = new Set(['tractor', 'delivery-truck', 'pickup-truck', 'motor-scooter'])

/** Machines and furniture of the scenes. */
export const scenery: Readonly<Record<string, Art>> = {
  ...Object.fromEntries(objects.map(name => [name, fluentArt(name, large.has(name) ? 600 : 260)])),
  fence: fence(),
  awning: awning('#166534'),
  counter: counter(),
  'nursery-tray': nurseryTray(),
  sprinkler: sprinkler(),
  'water-tower': waterTower(),
  flipchart: flipchart(),
  banner: banner(),
  desk: desk(),
  'crop-row': cropRow(),
  feeder: feeder(),
  'sack-closed': sackClosed(),
  'pole-left': pole(),
}

function fence(): Art {
  const random = seededRandom('fence')
  const posts = Array.from({ length: 17 }, (_, index) => {
    const x = index * 6.1 + random.between(-0.5, 0.5)
    const top = random.between(2, 6)
    return `<rect x="${round(x)}" y="${round(top)}" width="4" height="${round(40 - top)}" rx="1.800" fill="url(#b)" transform="rotate(${round(random.between(-1.5, 1.5))} ${round(x)} 40)"/>`
  })
  return {
    width: 100,
    height: 42,
    pixels: 1290,
    body: `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#E6C48C"/><stop offset=".5" stop-color="#CDA05F"/><stop offset="1" stop-color="#A5773C"/></linearGradient></defs><g opacity=".72">${posts.join('')}<rect x="-2" y="14" width="104" height="3.200" rx="1.500" fill="#B98748"/><rect x="-2" y="29" width="104" height="3.200" rx="1.500" fill="#A5773C"/></g>`,
  }
}

function awning(paint: string): Art {
  const stripes = Array.from({ length: 12 }, (_, index) => {
    const x = index * (100 / 12)
    const width = 100 / 12
    const top = 8 + index * (84 / 12)
    const colour = index % 2 ? '#FFF9EC' : paint
    return `${path(`M${round(top)} 2H${round(top + 7)}L${round(x + width)} 20V24A${round(width / 2)} 4.500 0 0 1 ${round(x)} 24V20Z`, `fill="${colour}"`)}${path(`M${round(x)} 20H${round(x + width)}V24A${round(width / 2)} 4.500 0 0 1 ${round(x)} 24Z`, `fill="${mix(colour, '#2B1A0B', 0.14)}"`)}`
  })
  return {
    width: 100,
    height: 30,
    pixels: 1300,
    body: `<defs>${linear(
      's',
      [0, 0],
      [100, 0],
      [
        [0, '#FFFBEA', 0.3],
        [0.5, '#FFFBEA', 0],
        [1, '#2B1A0B', 0.3],
      ],
    )}</defs>${stripes.join('')}${path('M8 2H92L100 20H0Z', 'fill="url(#s)"')}<rect x="7" y="0" width="86" height="2.600" rx="1.300" fill="#8F642C"/>`,
  }
}

function counter(): Art {
  const planks = [0, 1, 2].map(
    index =>
      `<rect x="0" y="${6 + index * 9}" width="100" height="8.400" rx=".8" fill="${['#D9A668', '#CC9857', '#BC8747'][index]}"/><path d="M6 ${10 + index * 9}q20 -1.200 40 0M56 ${11 + index * 9}q16 1 34 0" stroke="#7A4E22" stroke-opacity=".35" stroke-width=".4" fill="none"/>`,
  )
  return {
    width: 100,
    height: 34,
    pixels: 1300,
    body: `<defs>${linear(
      's',
      [0, 0],
      [100, 0],
      [
        [0, '#FFF3D6', 0.25],
        [0.4, '#FFF3D6', 0],
        [1, '#3A220C', 0.42],
      ],
    )}</defs>${planks.join('')}<rect x="-1" y="1" width="102" height="6" rx="1" fill="#EBC084"/><rect x="-1" y="1" width="102" height="1.600" rx=".8" fill="#FFF0CF" opacity=".8"/><rect width="100" height="34" y="7" fill="url(#s)"/>`,
  }
}

function pole(): Art {
  return {
    width: 4,
    height: 100,
    pixels: 60,
    body: `<defs>${linear(
      'p',
      [0, 0],
      [4, 0],
      [
        [0, '#D9A668'],
        [1, '#8A5A2B'],
      ],
    )}</defs><rect width="4" height="100" fill="url(#p)"/>`,
  }
}

function nurseryTray(): Art {
  const rows = [0, 1, 2].flatMap(row =>
    Array.from({ length: 9 }, (_, column) => {
      const x = 10 + column * 10 + row * -0.2 * (column - 4)
      const y = 12 + row * 9
      return `<ellipse cx="${round(x)}" cy="${y}" rx="4.200" ry="2.200" fill="#4A2C18"/><g transform="translate(${round(x)} ${y}) scale(.3)"><path d="M0 0V-14" stroke="#8ACB5E" stroke-width="3"/><path d="M0 -12C-4 -24 -18 -24 -20 -18C-16 -10 -6 -8 0 -12Z" fill="#79C24D"/><path d="M0 -12C4 -24 18 -24 20 -18C16 -10 6 -8 0 -12Z" fill="#4FA23C"/></g>`
    }),
  )
  return {
    width: 100,
    height: 40,
    pixels: 760,
    body: `<path d="M8 6H92L99 34H1Z" fill="#3A4148"/><path d="M1 34H99L98 39H2Z" fill="#23282D"/><path d="M8 6H92L93 8H7Z" fill="#6B757E"/>${rows.join('')}`,
  }
}

function sprinkler(): Art {
  const jets = [-1, 1].flatMap(side =>
    [14, 22, 30, 38].map((reach, index) =>
      path(
        `M50 40Q${round(50 + side * reach * 0.55)} ${6 + index * 5} ${round(50 + side * reach)} ${44 + index * 2}`,
        `stroke="#D9F2FB" stroke-width="${round(1.5 - index * 0.18)}" stroke-dasharray="3 1.600" fill="none" stroke-linecap="round"`,
      ),
    ),
  )
  return {
    width: 100,
    height: 90,
    pixels: 620,
    body: `${jets.join('')}<rect x="48.500" y="40" width="3" height="44" fill="#5C6B75"/><rect x="45" y="37" width="10" height="5" rx="1.500" fill="#D97706"/><ellipse cx="50" cy="85" rx="12" ry="2.500" fill="#3A220C" opacity=".4"/>`,
  }
}

function waterTower(): Art {
  return {
    width: 60,
    height: 110,
    pixels: 420,
    body: `<defs>${linear(
      't',
      [8, 0],
      [52, 0],
      [
        [0, '#8CC0E0'],
        [0.4, '#4E8FBF'],
        [1, '#234E75'],
      ],
    )}${linear(
      'l',
      [0, 0],
      [60, 0],
      [
        [0, '#C8CED2'],
        [1, '#7C8790'],
      ],
    )}</defs><path d="M12 44L6 108M48 44L54 108M12 52L52 88M48 52L8 88M30 44V108" stroke="url(#l)" stroke-width="3" fill="none"/><rect x="6" y="40" width="48" height="5" fill="#7C8790"/><path d="M9 10H51V40H9Z" fill="url(#t)"/><ellipse cx="30" cy="10" rx="21" ry="5" fill="#A9D3EA"/><path d="M9 18H51M9 28H51" stroke="#fff" stroke-opacity=".3" stroke-width="1.500"/>`,
  }
}

function flipchart(): Art {
  return {
    width: 70,
    height: 100,
    pixels: 480,
    body: `<path d="M14 60L6 99M56 60L64 99M35 60V97" stroke="#8F642C" stroke-width="3" stroke-linecap="round"/><rect x="5" y="4" width="60" height="62" rx="2" fill="#B98748"/><rect x="8" y="7" width="54" height="56" fill="#FFFDF6"/><rect x="8" y="7" width="54" height="9" fill="#166534"/><path d="M14 54V28M14 54H56" stroke="#57534E" stroke-width="1.300"/><rect x="19" y="44" width="6" height="10" fill="#F59E0B"/><rect x="28" y="38" width="6" height="16" fill="#6FB34C"/><rect x="37" y="33" width="6" height="21" fill="#3E8F3B"/><rect x="46" y="26" width="6" height="28" fill="#166534"/><path d="M19 36L32 30L41 26L52 20" stroke="#D9480F" stroke-width="1.500" fill="none"/>`,
  }
}

function banner(): Art {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const x = 3 + index * 8.7
    const y = 3 + Math.sin((index / 10) * Math.PI) * 7
    return path(
      `M${round(x)} ${round(y)}h7l-3.500 8Z`,
      `fill="${['#F59E0B', '#FFFDF6', '#166534'][index % 3]}"`,
    )
  })
  return {
    width: 100,
    height: 22,
    pixels: 1100,
    body: `<path d="M1 3Q50 17 99 3" stroke="#8F642C" stroke-width=".8" fill="none"/>${flags.join('')}`,
  }
}

function desk(): Art {
  return {
    width: 100,
    height: 32,
    pixels: 900,
    body: `<defs>${linear(
      'd',
      [0, 0],
      [100, 0],
      [
        [0, '#E3B57A'],
        [1, '#A5713A'],
      ],
    )}</defs><path d="M4 8H96L100 14H0Z" fill="#F0CB95"/><rect x="0" y="14" width="100" height="4" fill="url(#d)"/><rect x="3" y="18" width="94" height="14" fill="#8F5B2E"/><rect x="3" y="18" width="94" height="3" fill="#3A220C" opacity=".35"/>`,
  }
}

/** A row of leafy plants that hides the feet of those who stand behind it. */
function cropRow(): Art {
  const random = seededRandom('crop row')
  const leaves = Array.from({ length: 190 }, () => {
    const x = random.between(1, 99)
    const y = random.between(6, 16)
    return {
      y,
      drawn: `<path d="M0 0C-3 -3 -4 -8 0 -12C4 -8 3 -3 0 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-80, 80))}) scale(${round(random.between(0.28, 0.46))})" fill="${random.pick(['#3E8F3B', '#58A847', '#79C25A', '#2F7A35'])}"/>`,
    }
  }).sort((first, second) => first.y - second.y)
  return {
    width: 100,
    height: 18,
    pixels: 1300,
    body: `<rect y="12" width="100" height="5.500" rx="2.500" fill="#2F6B30"/>${leaves.map(leaf => leaf.drawn).join('')}`,
  }
}

function feeder(): Art {
  return {
    width: 60,
    height: 60,
    pixels: 300,
    body: `<defs>${linear(
      'f',
      [8, 0],
      [52, 0],
      [
        [0, '#FF8A66'],
        [0.5, '#D9332B'],
        [1, '#8E1A1A'],
      ],
    )}</defs><ellipse cx="30" cy="52" rx="27" ry="7" fill="#8E1A1A"/><ellipse cx="30" cy="49" rx="27" ry="7" fill="#E0503C"/><ellipse cx="30" cy="48" rx="21" ry="4.500" fill="#E3BE7C"/><path d="M14 12H46L42 46H18Z" fill="url(#f)"/><ellipse cx="30" cy="12" rx="16" ry="4.500" fill="#FFB29A"/><path d="M24 8C24 1 36 1 36 8" stroke="#57534E" stroke-width="2" fill="none"/>`,
  }
}

function sackClosed(): Art {
  return {
    width: 70,
    height: 84,
    pixels: 380,
    body: `<defs>${radial('g', 24, 34, 60, [
      [0, '#F0D6A4'],
      [0.5, '#CDA567'],
      [1, '#86602E'],
    ])}</defs><path d="M24 16C6 26 2 50 6 72C8 82 62 82 64 72C68 50 64 26 46 16C50 10 54 6 52 3C44 6 26 6 18 3C16 6 20 10 24 16Z" fill="url(#g)"/><path d="M23 15Q35 19 47 15" stroke="#166534" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M22 44c10 3 16 11 14 22-11-1-17-9-14-22Zm26 0c-9 3-14 11-11 22 9-2 14-11 11-22Z" fill="#166534" opacity=".75"/>`,
  }
}
