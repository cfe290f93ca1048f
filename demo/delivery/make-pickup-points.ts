import type { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'
import { daysBefore, idAt } from '../ids.ts'
import type { ZoneIds } from '../people/places.ts'
import type { Random } from '../random.ts'

export type PickupPoint = typeof pickupPoints.$inferInsert & {
  id: string
  /** The region of its zone. */
  region: string
  hours: readonly Omit<typeof pickupHours.$inferInsert, 'pickupPointId'>[]
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const opens = (weekdays: readonly number[], opensAt: string, closesAt: string) =>
  weekdays.map(weekday => ({ weekday, opensAt, closesAt }))

/** Two in Abidjan, one in each of four other towns. */
const told = [
  {
    zone: 'Adjamé',
    region: 'Abidjan',
    name: 'Gare nord d’Adjamé',
    address: 'Boulevard Nangui-Abrogoua',
    directions: 'Hangar B, à droite de l’entrée des cars de Yamoussoukro',
    phone: '+2252720000021',
    hours: opens(everyDay.slice(0, 6), '07:00', '19:00'),
  },
  {
    zone: 'Yopougon',
    region: 'Abidjan',
    name: 'Marché de Siporex',
    address: 'Carrefour Siporex',
    directions: 'Kiosque vert derrière la station-service, côté marché',
    phone: '+2252720000022',
    hours: [...opens(everyDay.slice(0, 6), '08:00', '18:00'), ...opens([7], '08:00', '12:00')],
  },
  {
    zone: 'Bouaké',
    region: 'Bouaké',
    name: 'Grand marché de Bouaké',
    address: 'Quartier Commerce, avenue Jacques-Aka',
    directions: 'Local de la coopérative, face à la mosquée',
    phone: '+2252720000023',
    hours: [
      ...opens(everyDay.slice(0, 5), '08:00', '12:00'),
      ...opens(everyDay.slice(0, 5), '14:00', '18:00'),
      ...opens([6], '08:00', '13:00'),
    ],
  },
  {
    zone: 'Yamoussoukro',
    region: 'Yamoussoukro',
    name: 'Maison AMIC de Yamoussoukro',
    address: 'Quartier Habitat, rue du lac',
    directions: 'Bâtiment bas à la porte verte, en face de l’école primaire',
    phone: '+2252720000024',
    hours: opens(everyDay.slice(0, 6), '08:00', '17:30'),
  },
  {
    zone: 'Korhogo',
    region: 'Korhogo',
    name: 'Coopérative du Poro',
    address: 'Quartier Soba, route de Ferkessédougou',
    directions: 'Magasin de la coopérative, sous le grand manguier',
    phone: '+2252720000025',
    hours: opens(everyDay.slice(1), '08:00', '17:00'),
  },
  {
    zone: 'San Pedro',
    region: 'San Pedro',
    name: 'Carrefour Bardot',
    address: 'Quartier Bardot, rue principale',
    directions: 'Boutique à l’angle de la pharmacie du carrefour',
    phone: '+2252720000026',
    hours: opens(everyDay.slice(0, 6), '08:00', '18:00'),
  },
] as const

/** Where the demonstration's customers may fetch their orders. */
export function makePickupPoints(random: Random, now: Date, zones: ZoneIds): PickupPoint[] {
  return told.map(({ zone, ...point }) => ({
    ...point,
    id: idAt(random, daysBefore(now, 300)),
    zoneId: zones.get(zone)!,
  }))
}
