import { seededRandom } from '../../random.ts'
import type { Art } from '../scene.ts'
import { ellipse, linear, path, radial, round } from '../svg.ts'

/** Fruits of the Ivorian market that the package of icons lacks. */
export const fruits: Readonly<Record<string, Art>> = {
  papaya: papaya(),
  'papaya-cut': papayaCut(),
  'watermelon-whole': watermelonWhole(),
  'coconut-whole': coconutWhole(),
  'palm-nut': palmNut(),
  'avocado-whole': avocadoWhole(),
}

function papaya(): Art {
  return {
    width: 60,
    height: 90,
    pixels: 340,
    body: `<defs>${radial('g', 22, 44, 58, [
      [0, '#FFE08A'],
      [0.35, '#F6B743'],
      [0.65, '#B9B83C'],
      [1, '#4F8A34'],
    ])}</defs>${path('M30 8C40 9 44 20 49 36C56 56 52 84 30 86C8 84 4 56 11 36C16 20 20 9 30 8Z', 'fill="url(#g)"')}${ellipse(20, 46, 4.5, 14, 'fill="#fff" opacity=".4" transform="rotate(8 20 46)"')}${path('M27 9L29 2H33L33 9Z', 'fill="#6C7F35"')}`,
  }
}

function papayaCut(): Art {
  const random = seededRandom('papaya')
  const seeds = Array.from({ length: 42 }, () => {
    const y = random.between(36, 72)
    const half = 9 * Math.sin(((y - 28) / 50) * Math.PI)
    return `<g>${ellipse(30 + random.between(-half, half), y, 1.7, 1.9, 'fill="#1F2321"')}</g>`
  })
  return {
    width: 60,
    height: 90,
    pixels: 340,
    body: `<defs>${radial('g', 26, 44, 46, [
      [0, '#FF9A5A'],
      [0.7, '#F4742F'],
      [1, '#E39A35'],
    ])}</defs>${path('M30 6C41 7 45 20 50 36C57 56 53 85 30 87C7 85 3 56 10 36C15 20 19 7 30 6Z', 'fill="#7F9F3A"')}${path('M30 9C39 10 43 22 47 37C54 56 50 82 30 84C10 82 6 56 13 37C17 22 21 10 30 9Z', 'fill="url(#g)"')}${path('M30 26C37 32 41 46 40 58C39 70 35 76 30 77C25 76 21 70 20 58C19 46 23 32 30 26Z', 'fill="#D9531F"')}${seeds.join('')}`,
  }
}

function watermelonWhole(): Art {
  const bands = [-28, -17, -6, 6, 17, 28].map(x =>
    path(
      `M40 6Q${40 + x * 1.9} 38 40 72`,
      'stroke="#1F5B2C" stroke-width="5" stroke-opacity=".8" fill="none" stroke-dasharray="7 1.5 4 1"',
    ),
  )
  return {
    width: 80,
    height: 78,
    pixels: 420,
    body: `<defs><clipPath id="c"><ellipse cx="40" cy="39" rx="37" ry="35"/></clipPath>${radial(
      'g',
      28,
      24,
      56,
      [
        [0, '#B5DE7C'],
        [0.5, '#6BAA47'],
        [1, '#2C6B34'],
      ],
    )}${radial('s', 28, 22, 60, [
      [0, '#fff', 0.45],
      [0.35, '#fff', 0],
      [0.7, '#0F2D1C', 0.1],
      [1, '#0F2D1C', 0.55],
    ])}</defs><g clip-path="url(#c)"><rect width="80" height="78" fill="url(#g)"/>${bands.join('')}<rect width="80" height="78" fill="url(#s)"/></g>${path('M40 6q2-5 7-4', 'stroke="#7A8B3A" stroke-width="2.6" fill="none" stroke-linecap="round"')}`,
  }
}

function coconutWhole(): Art {
  const random = seededRandom('coir')
  const fibres = Array.from({ length: 90 }, () => {
    const x = random.between(6, 56)
    return path(
      `M${round(x)} ${round(random.between(6, 40))}q${round(random.between(-3, 3))} ${round(random.between(4, 9))} ${round(random.between(-2, 2))} ${round(random.between(8, 18))}`,
      `stroke="${random.pick(['#C69467', '#3E2212', '#8A5A35'])}" stroke-opacity=".5" stroke-width=".7" fill="none"`,
    )
  })
  return {
    width: 62,
    height: 62,
    pixels: 300,
    body: `<defs><clipPath id="c"><circle cx="31" cy="32" r="28"/></clipPath>${radial('g', 22, 20, 44, [
      [0, '#C08E62'],
      [0.45, '#85552F'],
      [1, '#3F2211'],
    ])}</defs><g clip-path="url(#c)"><rect width="62" height="62" fill="url(#g)"/>${fibres.join('')}</g>${ellipse(24, 16, 2.6, 3, 'fill="#2E180B"')}${ellipse(34, 14, 2.6, 3, 'fill="#2E180B"')}${ellipse(30, 23, 2.6, 3, 'fill="#2E180B"')}`,
  }
}

function palmNut(): Art {
  return {
    width: 40,
    height: 48,
    pixels: 180,
    body: `<defs>${linear(
      'g',
      [0, 2],
      [4, 46],
      [
        [0, '#2C1512'],
        [0.32, '#7A1F14'],
        [0.6, '#DB4A1B'],
        [1, '#F59A2E'],
      ],
    )}</defs>${path('M20 2C28 10 37 20 36 31C35 41 28 46 20 46S5 41 4 31C3 20 12 10 20 2Z', 'fill="url(#g)"')}${ellipse(13, 20, 3, 6, 'fill="#fff" opacity=".4" transform="rotate(20 13 20)"')}`,
  }
}

function avocadoWhole(): Art {
  return {
    width: 60,
    height: 80,
    pixels: 320,
    body: `<defs>${radial('g', 22, 42, 46, [
      [0, '#A5C95A'],
      [0.4, '#5E8F35'],
      [1, '#274D22'],
    ])}</defs>${path('M30 5C39 6 41 18 46 32C54 48 52 74 30 76C8 74 6 48 14 32C19 18 21 6 30 5Z', 'fill="url(#g)"')}${ellipse(21, 42, 4, 10, 'fill="#fff" opacity=".4" transform="rotate(10 21 42)"')}${path('M28 6L29 1H32L32 6Z', 'fill="#7A5A30"')}`,
  }
}
