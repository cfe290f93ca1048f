import type { Region } from '#contract/regions.ts'
import type { addresses } from '#database/schema/delivery.ts'
import type { Random } from '../random.ts'

/** Where somebody lives: the name of its zone, and the way to its door. */
export type Place = {
  readonly zone: string
  readonly directions: string
  /** Latitude and longitude, of who let the telephone tell them. */
  readonly position?: readonly [number, number]
}

/** The shop's zones by name. */
export type ZoneIds = ReadonlyMap<string, string>

/** The home of the account client@amic.example. */
export const awaHome: Place = {
  zone: 'Cocody',
  directions: 'Angré, derrière la pharmacie des Lauriers, portail bleu',
  position: [5.39612, -3.98871],
}

const abidjan: readonly Place[] = [
  { zone: 'Cocody', directions: 'Angré, derrière la pharmacie des Lauriers' },
  { zone: 'Yopougon', directions: 'Maroc, près du terminus 27', position: [5.34213, -4.08467] },
  { zone: 'Marcory', directions: 'Zone 4, rue du Canal', position: [5.29405, -3.97652] },
  { zone: 'Adjamé', directions: '220 Logements, bâtiment C' },
  { zone: 'Abobo', directions: 'Baoulé, face au collège' },
  { zone: 'Koumassi', directions: 'Remblais, carrefour du centre social' },
  { zone: 'Treichville', directions: 'Avenue 8, rue 21' },
  { zone: 'Cocody', directions: 'Riviera 3, après l’église', position: [5.35274, -3.95118] },
  { zone: 'Port-Bouët', directions: 'Vridi, cité des pêcheurs' },
]

const elsewhere: Readonly<Record<Exclude<Region, 'Abidjan'>, readonly string[]>> = {
  Azaguié: ['Azaguié-Gare, maison bleue près des rails', 'Azaguié-Ahoua, à côté de l’école'],
  Bouaké: [
    'Quartier Commerce, au-dessus de la librairie',
    'Quartier Ahougnansou, près du château d’eau',
    'Quartier Nimbo, derrière le lycée',
  ],
  Daloa: ['Quartier Lobia, face au moulin', 'Quartier Huberson, rue de la poste'],
  Gagnoa: ['Quartier Garahio, près du stade', 'Quartier Soleil, deuxième rue'],
  Korhogo: ['Quartier Soba, à côté de la mosquée', 'Quartier Koko, face au maquis Le Tropical'],
  Man: ['Quartier Domoraud, montée de l’hôpital', 'Quartier Libreville, près du pont'],
  'San Pedro': ['Quartier Bardot, carrefour des taxis', 'Quartier Lac, villa 14'],
  Yamoussoukro: ['Quartier Habitat, lot 212', 'Quartier Millionnaire, près du lac aux caïmans'],
}

/** A home of the region, by landmark. Outside of Abidjan a region is one zone. */
export const homeIn = (random: Random, region: Region): Place =>
  region === 'Abidjan' ? random.pick(abidjan) : { zone: region, directions: random.pick(elsewhere[region]) }

/** The columns of a place. */
export const placeAt = ({ zone, directions, position }: Place, zones: ZoneIds) =>
  ({
    zoneId: zones.get(zone) ?? null,
    directions,
    latitude: position?.[0] ?? null,
    longitude: position?.[1] ?? null,
  }) satisfies Partial<typeof addresses.$inferInsert>
