import type { Art } from '../scene.ts'
import { blur, ellipse, linear, mix, path, radial } from '../svg.ts'

const TOMATO_OUTLINE =
  'M32 16C36 12 45 11 52 16C60 21 63 31 60 41C57 52 45 58 32 58S7 52 4 41C1 31 4 21 12 16C19 11 28 12 32 16Z'

/** Vegetables of the Ivorian market that the package of icons lacks. */
export const vegetables: Readonly<Record<string, Art>> = {
  tomato: tomato(),
  'cherry-tomato': cherryTomato(),
  'aubergine-locale': localAubergine('#F3F1C8', '#C9D98A', '#7FA046'),
  'aubergine-green': localAubergine('#CFE58A', '#86B648', '#4A7B2A'),
  okra: okra(),
  cabbage: cabbage(),
  courgette: courgette(),
  pumpkin: pumpkin(),
  beetroot: beetroot(),
  'green-bean': greenBean(),
  'chili-red': chili('#FF7A5C', '#E02B20', '#96101F'),
  'chili-green': chili('#B9E36B', '#5FA834', '#2B6A2C'),
  'bonnet-yellow': bonnet('#FFE680', '#F8BE2C', '#B97A12'),
  'bonnet-red': bonnet('#FF8A66', '#E83A24', '#9A1420'),
}

/** A ribbed one of the fields, paler where the sun did not come. */
function tomato(): Art {
  const ribs = [-15, -6, 6, 15].map(x =>
    path(
      `M${32 + x * 0.25} 17Q${32 + x * 1.7} 32 ${32 + x * 0.9} 56`,
      'stroke="#8F1018" stroke-opacity=".3" stroke-width="1.6" fill="none" stroke-linecap="round" filter="url(#s)"',
    ),
  )
  const sepals = [-78, -38, -4, 34, 74].map(degrees =>
    path(
      'M32 16C29.500 19 29.500 23 32 28C34.500 23 34.500 19 32 16Z',
      `fill="url(#l)" transform="rotate(${degrees} 32 15.500)"`,
    ),
  )
  return {
    width: 64,
    height: 60,
    pixels: 280,
    body: `<defs>${blur('s', 0.9)}${blur('h', 1.6)}${radial('g', 23, 25, 42, [
      [0, '#FF7B52'],
      [0.35, '#EF3B28'],
      [0.75, '#C81E1E'],
      [1, '#82101A'],
    ])}${radial('t', 32, 15, 17, [
      [0, '#E9B04A', 0.75],
      [0.55, '#E58A3A', 0.35],
      [1, '#E5602F', 0],
    ])}${linear(
      'l',
      [32, 15],
      [32, 28],
      [
        [0, '#3F7A2A'],
        [1, '#7FB548'],
      ],
    )}</defs>${path(TOMATO_OUTLINE, 'fill="url(#g)"')}${path(TOMATO_OUTLINE, 'fill="url(#t)"')}${ribs.join('')}${ellipse(18, 27, 6, 3.4, 'fill="#fff" opacity=".5" transform="rotate(-38 18 27)" filter="url(#h)"')}${ellipse(45, 48, 9, 3, 'fill="#FF9A70" opacity=".28" transform="rotate(-24 45 48)" filter="url(#h)"')}${sepals.join('')}${path('M32 16C31.500 12 33 9 36 7', 'stroke="#4C7A2B" stroke-width="3" fill="none" stroke-linecap="round"')}`,
  }
}

function cherryTomato(): Art {
  return {
    width: 40,
    height: 40,
    pixels: 200,
    body: `<defs>${radial('g', 15, 15, 26, [
      [0, '#FF8A66'],
      [0.4, '#F2402F'],
      [0.85, '#C31A26'],
      [1, '#8E0F2B'],
    ])}</defs><circle cx="20" cy="21" r="17" fill="url(#g)"/>${ellipse(14, 14, 4.5, 3, 'fill="#fff" opacity=".55" transform="rotate(-35 14 14)"')}${path('M20 8c-3-3-7-3-9-1 3 0 5 1 6 3-2 1-3 3-2 5 1-2 3-3 5-3s4 1 5 3c1-2 0-4-2-5 1-2 3-3 6-3-2-2-6-2-9 1Z', 'fill="#6FA83A"')}${path('M20 9V3', 'stroke="#5A8F2E" stroke-width="2" stroke-linecap="round"')}`,
  }
}

function localAubergine(light: string, middle: string, dark: string): Art {
  const stripes = [-10, -4, 3, 10].map(x =>
    path(
      `M${30 + x * 0.4} 18Q${30 + x * 1.9} 34 ${30 + x * 0.7} 52`,
      `stroke="${dark}" stroke-opacity=".4" stroke-width="1.7" fill="none" stroke-linecap="round"`,
    ),
  )
  return {
    width: 60,
    height: 60,
    pixels: 280,
    body: `<defs>${radial('g', 22, 24, 36, [
      [0, mix(light, '#ffffff', 0.5)],
      [0.35, light],
      [0.75, middle],
      [1, dark],
    ])}</defs>${path('M30 14C46 14 55 24 55 36C55 49 44 57 30 57S5 49 5 36C5 24 14 14 30 14Z', 'fill="url(#g)"')}${stripes.join('')}${ellipse(19, 27, 5.5, 3.4, 'fill="#fff" opacity=".65" transform="rotate(-35 19 27)"')}${path('M30 10C24 10 17 12 14 19C19 18 21 20 23 24C26 20 28 19 30 19S34 20 37 24C39 20 41 18 46 19C43 12 36 10 30 10Z', 'fill="#5C9136"')}${path('M16 17C20 12 26 11 30 11', 'stroke="#A9CF6B" stroke-width="1.4" fill="none"')}${path('M30 13C29 8 31 5 34 3', 'stroke="#4C7A2B" stroke-width="3.4" fill="none" stroke-linecap="round"')}`,
  }
}

function okra(): Art {
  return {
    width: 100,
    height: 34,
    pixels: 320,
    body: `<defs>${linear(
      'g',
      [0, 4],
      [0, 32],
      [
        [0, '#B9DD6A'],
        [0.35, '#7DB43B'],
        [0.75, '#4B8A2A'],
        [1, '#2E6424'],
      ],
    )}</defs>${path('M16 17C18 8 26 5 38 6C60 7 80 10 98 17C80 25 60 29 38 29C26 29 18 26 16 17Z', 'fill="url(#g)"')}${path('M22 13C44 9 70 12 95 17', 'stroke="#E2F3A6" stroke-opacity=".75" stroke-width="1.4" fill="none"')}${path('M20 18C44 16 70 16 95 17', 'stroke="#2E6424" stroke-opacity=".5" stroke-width="1" fill="none"')}${path('M22 23C44 24 70 21 95 17', 'stroke="#B9DD6A" stroke-opacity=".5" stroke-width="1.1" fill="none"')}${path('M17 7C12 8 10 12 10 17S12 26 17 28C20 25 21 21 21 17S20 9 17 7Z', 'fill="#6F9E37"')}${path('M11 17H3', 'stroke="#5B8530" stroke-width="4.4" stroke-linecap="round"')}${path('M14 11C12 14 12 20 14 24', 'stroke="#C2E07F" stroke-width="1" fill="none"')}`,
  }
}

function cabbage(): Art {
  return {
    width: 80,
    height: 76,
    pixels: 380,
    body: `<defs>${radial('o', 30, 30, 54, [
      [0, '#A9D46B'],
      [0.6, '#6BA844'],
      [1, '#3C7A35'],
    ])}${radial('g', 34, 30, 40, [
      [0, '#F2FBCB'],
      [0.45, '#CFE78E'],
      [1, '#8CBF55'],
    ])}</defs>${path('M40 5C20 3 4 18 4 40C2 58 18 73 40 73S79 58 76 40C77 18 60 3 40 5Z', 'fill="url(#o)"')}${path('M6 34C0 46 6 64 20 69C14 58 12 46 16 34ZM74 34C80 46 74 64 60 69C66 58 68 46 64 34Z', 'fill="#7DB84F"')}${path('M40 10C24 9 12 22 12 39C12 56 25 67 40 67S68 56 68 39C68 22 56 9 40 10Z', 'fill="url(#g)"')}${path('M40 67C38 48 40 28 46 12M40 50C34 40 26 34 17 32M40 44C46 36 54 32 64 31M40 60C32 54 24 52 16 52M41 58C48 52 56 50 65 50', 'stroke="#F7FDE4" stroke-width="1.8" stroke-opacity=".85" fill="none" stroke-linecap="round"')}${path('M20 20C28 12 42 12 50 18C40 18 30 24 26 34C20 32 18 26 20 20Z', 'fill="#FBFFE6" opacity=".5"')}${path('M58 16C68 26 70 46 60 60C66 46 64 30 58 16Z', 'fill="#4D8A3A" opacity=".4"')}`,
  }
}

function courgette(): Art {
  return {
    width: 110,
    height: 34,
    pixels: 400,
    body: `<defs>${linear(
      'g',
      [0, 2],
      [0, 32],
      [
        [0, '#7FBF57'],
        [0.4, '#3E8B3C'],
        [1, '#1D5530'],
      ],
    )}</defs>${path('M14 17C14 8 24 5 40 5C66 4 96 4 104 12C108 18 105 26 96 28C76 31 54 29 38 29C24 29 14 26 14 17Z', 'fill="url(#g)"')}${path('M20 12C46 8 76 9 100 12M18 18C46 17 76 18 104 18M20 23C46 26 76 25 100 23', 'stroke="#C7E59B" stroke-opacity=".4" stroke-width="1.2" stroke-dasharray="5 3 2 4" fill="none"')}${path('M16 9C10 10 6 12 2 12V21C6 21 10 23 16 25C18 20 18 14 16 9Z', 'fill="#9DBF5F"')}${path('M30 9C54 6 80 7 94 9', 'stroke="#E8F8CF" stroke-opacity=".55" stroke-width="2.2" fill="none" stroke-linecap="round"')}`,
  }
}

function pumpkin(): Art {
  const lobes = [
    [14, 15],
    [66, 15],
    [26, 17],
    [54, 17],
    [40, 17],
  ] as const
  return {
    width: 80,
    height: 70,
    pixels: 380,
    body: `<defs>${radial('g', 28, 26, 56, [
      [0, '#FFD58A'],
      [0.35, '#F39A3C'],
      [0.8, '#C9601F'],
      [1, '#8E3B1C'],
    ])}</defs>${lobes.map(([x, r]) => ellipse(x, 42, r, 25, 'fill="url(#g)" stroke="#9A4A1B" stroke-opacity=".4" stroke-width="1"')).join('')}${ellipse(26, 30, 5, 9, 'fill="#FFF2CF" opacity=".55" transform="rotate(12 26 30)"')}${path('M37 19C36 12 38 7 44 4C47 5 48 7 47 9C44 11 44 15 45 19C42 21 39 21 37 19Z', 'fill="#5F8A35"')}`,
  }
}

function beetroot(): Art {
  return {
    width: 60,
    height: 80,
    pixels: 320,
    body: `<defs>${radial('g', 22, 42, 36, [
      [0, '#D9698F'],
      [0.4, '#A1285A'],
      [1, '#57103A'],
    ])}</defs>${path('M27 30C22 16 12 10 8 2C20 4 28 12 30 24C32 10 40 4 50 2C48 12 38 18 33 30Z', 'fill="#4F9A3D"')}${path('M30 30C29 18 29 10 31 3', 'stroke="#C23A6B" stroke-width="2.6" fill="none" stroke-linecap="round"')}${path('M30 26C46 26 55 35 54 46C53 58 40 64 33 68C31 72 30 76 29 79C28 76 28 72 26 68C18 64 6 58 6 46C5 35 14 26 30 26Z', 'fill="url(#g)"')}${ellipse(19, 39, 5, 3, 'fill="#fff" opacity=".45" transform="rotate(-35 19 39)"')}`,
  }
}

function greenBean(): Art {
  return {
    width: 110,
    height: 22,
    pixels: 320,
    body: `<defs>${linear(
      'g',
      [0, 2],
      [0, 20],
      [
        [0, '#A8DB63'],
        [0.5, '#5DA336'],
        [1, '#2E6B28'],
      ],
    )}</defs>${path('M4 6C22 16 70 20 106 9C108 10 106 13 102 14C70 24 22 22 4 10Z', 'fill="url(#g)"')}${path('M10 9C40 17 76 17 102 11', 'stroke="#DDF3A9" stroke-opacity=".6" stroke-width="1.2" fill="none"')}${path('M5 8L0 3', 'stroke="#4C7A2B" stroke-width="2" stroke-linecap="round"')}`,
  }
}

/** A long thin chilli. */
function chili(light: string, middle: string, dark: string): Art {
  return {
    width: 110,
    height: 40,
    pixels: 320,
    body: `<defs>${linear(
      'g',
      [0, 2],
      [0, 38],
      [
        [0, light],
        [0.4, middle],
        [1, dark],
      ],
    )}</defs>${path('M20 12C30 4 52 6 70 14C84 20 96 27 108 36C88 38 66 36 46 32C28 29 16 24 20 12Z', 'fill="url(#g)"')}${path('M28 12C46 9 66 17 84 27', 'stroke="#fff" stroke-opacity=".6" stroke-width="2.600" fill="none" stroke-linecap="round"')}${path('M24 6C16 6 12 11 13 17C15 23 20 25 26 24C22 18 22 12 24 6Z', 'fill="#5C9136"')}${path('M14 14C8 12 5 8 2 4', 'stroke="#4C7A2B" stroke-width="3.600" fill="none" stroke-linecap="round"')}`,
  }
}

/** The small wrinkled chilli that scents every sauce. */
function bonnet(light: string, middle: string, dark: string): Art {
  return {
    width: 56,
    height: 64,
    pixels: 240,
    body: `<defs>${radial('g', 20, 26, 38, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ])}</defs>${path('M28 14C40 12 52 18 52 30C52 42 42 48 36 54C33 60 30 62 28 62S23 60 20 54C14 48 4 42 4 30C4 18 16 12 28 14Z', 'fill="url(#g)"')}${path('M20 16C17 28 18 42 24 52M36 16C39 28 38 42 32 52', `stroke="${dark}" stroke-opacity=".5" stroke-width="1.800" fill="none"`)}${ellipse(14, 27, 3, 6, 'fill="#fff" opacity=".6" transform="rotate(14 14 27)"')}${path('M28 10C22 10 17 13 16 18C21 17 25 19 28 22C31 19 35 17 40 18C39 13 34 10 28 10Z', 'fill="#5C9136"')}${path('M28 12C28 8 30 5 33 3', 'stroke="#4C7A2B" stroke-width="3.200" fill="none" stroke-linecap="round"')}`,
  }
}
