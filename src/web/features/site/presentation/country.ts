import type { Region } from '#contract/regions.ts'

type Point = readonly [longitude: number, latitude: number]

/** The border of Côte d’Ivoire, from Natural Earth (1:110m, public domain): degrees, from the north-west on. */
const border: readonly Point[] = [
  [-8.03, 10.207],
  [-7.9, 10.297],
  [-7.623, 10.147],
  [-6.851, 10.139],
  [-6.666, 10.431],
  [-6.494, 10.411],
  [-6.205, 10.524],
  [-6.05, 10.096],
  [-5.817, 10.223],
  [-5.404, 10.371],
  [-4.955, 10.153],
  [-4.78, 9.822],
  [-4.33, 9.611],
  [-3.98, 9.862],
  [-3.512, 9.9],
  [-2.827, 9.642],
  [-2.562, 8.22],
  [-2.984, 7.38],
  [-3.244, 6.25],
  [-2.811, 5.389],
  [-2.856, 4.994],
  [-3.311, 4.984],
  [-4.009, 5.18],
  [-4.65, 5.168],
  [-5.834, 4.994],
  [-6.529, 4.705],
  [-7.519, 4.338],
  [-7.712, 4.365],
  [-7.635, 5.188],
  [-7.54, 5.313],
  [-7.57, 5.707],
  [-7.994, 6.126],
  [-8.311, 6.193],
  [-8.603, 6.468],
  [-8.385, 6.912],
  [-8.485, 7.395],
  [-8.439, 7.686],
  [-8.281, 7.687],
  [-8.222, 8.123],
  [-8.299, 8.316],
  [-8.203, 8.455],
  [-7.832, 8.576],
  [-8.079, 9.376],
  [-8.31, 9.79],
  [-8.229, 10.129],
]

type Town = { at: Point; label: { anchor: 'start' | 'middle' | 'end'; dx: number; dy: number } }

const right = { anchor: 'start', dx: 13, dy: 5 } as const
const left = { anchor: 'end', dx: -13, dy: 5 } as const

/** The town of each region, and the side of its label, which crosses no border. */
const towns: Record<Region, Town> = {
  Abidjan: { at: [-4.02, 5.34], label: { anchor: 'start', dx: -8, dy: 33 } },
  Azaguié: { at: [-4.08, 5.63], label: left },
  Bouaké: { at: [-5.03, 7.69], label: right },
  Daloa: { at: [-6.45, 6.88], label: left },
  Gagnoa: { at: [-5.95, 6.13], label: right },
  Korhogo: { at: [-5.63, 9.46], label: right },
  Man: { at: [-7.55, 7.41], label: right },
  'San Pedro': { at: [-6.64, 4.75], label: { anchor: 'start', dx: 8, dy: 22 } },
  Yamoussoukro: { at: [-5.28, 6.82], label: { anchor: 'middle', dx: 0, dy: -15 } },
}

const UNITS_PER_DEGREE = 50
const MARGIN = 8
const WEST = Math.min(...border.map(([longitude]) => longitude))
const NORTH = Math.max(...border.map(([, latitude]) => latitude))

/** This close to the equator a degree has the same length in both directions. */
const place = ([longitude, latitude]: Point) => ({
  x: Math.round((longitude - WEST) * UNITS_PER_DEGREE) + MARGIN,
  y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE) + MARGIN,
})

const corners = border.map(place)

/** Size of the map and outline of the country, for SVG. */
export const map = {
  width: Math.max(...corners.map(({ x }) => x)) + MARGIN,
  height: Math.max(...corners.map(({ y }) => y)) + MARGIN,
  outline: `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
}

/** Position of a region's marker and label on the map. */
export const placeOfRegion = (region: Region) => ({
  ...place(towns[region].at),
  label: towns[region].label,
})
