import { type Region, regions } from '#contract/regions.ts'
import type { addresses, users } from '#database/schema/accounts.ts'
import { daysBefore, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import { slugOf } from '../slug.ts'
import { mobileNumber } from './phone.ts'

export type Customer = typeof users.$inferInsert & {
  id: string
  region: Region
  fullName: string
  createdAt: Date
}

const firstNames =
  'Aminata Kouadio Fatou Yao Mariam Konan Adjoa Ibrahim Affoué Seydou Rokia Jean-Marc Bintou Serge Clémence Moussa Estelle Didier Nafissatou Arnaud Akissi Lamine Prisca Olivier Djénéba Franck Ahou Issa Carine Mathieu Maïmouna Blaise Awa Patrick Sylvie Abdoulaye Edwige Hermann Ramatou Gilles'.split(
    ' ',
  )
const familyNames =
  'Kouassi Koné Yao Traoré Ouattara N’Guessan Bamba Coulibaly Kouamé Diabaté Gnamien Zadi Touré Konaté Bédi Aké Dosso Soro Kassi Tanoh Amani Cissé Gbané Koffi Assamoi Doumbia Tapé Ello Sangaré Adou'.split(
    ' ',
  )

/** Where customers live: half of them in Abidjan. */
const homes: readonly Region[] = [
  ...regions,
  'Abidjan',
  'Abidjan',
  'Abidjan',
  'Abidjan',
  'Abidjan',
  'Abidjan',
  'Bouaké',
  'Yamoussoukro',
]

const landmarks: Readonly<Record<Region, readonly string[]>> = {
  Abidjan: [
    'Cocody Angré, derrière la pharmacie des Lauriers',
    'Yopougon Maroc, près du terminus 27',
    'Marcory Zone 4, rue du Canal',
    'Adjamé 220 Logements, bâtiment C',
    'Abobo Baoulé, face au collège',
    'Koumassi Remblais, carrefour du centre social',
    'Treichville, avenue 8, rue 21',
    'Cocody Riviera 3, après l’église',
    'Port-Bouët Vridi, cité des pêcheurs',
  ],
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

/** A delivery address of the region, by landmark. */
export const homeAddress = (random: Random, region: Region): string =>
  `${random.pick(landmarks[region])}, ${region}`

/** Customers, the first being the demonstration account; passwords are filled in by the caller. */
export function makeCustomers(random: Random, now: Date, count: number): Omit<Customer, 'passwordHash'>[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const createdAt = daysBefore(now, index === 0 ? 340 : random.between(12, 395))
    if (index === 0) {
      taken.add('awa.kone')
      return {
        id: idAt(random, createdAt),
        username: 'awa.kone',
        email: 'client@amic.example',
        role: 'customer' as const,
        fullName: 'Awa Koné',
        phone: '+2250707123456',
        region: 'Abidjan' as const,
        isActive: true,
        createdAt,
      }
    }
    const fullName = `${random.pick(firstNames)} ${random.pick(familyNames)}`
    let username = slugOf(fullName)
    for (let again = 2; taken.has(username); again++) username = `${slugOf(fullName)}${again}`
    taken.add(username)
    return {
      id: idAt(random, createdAt),
      username,
      email: `${username}@courriel.example`,
      role: 'customer' as const,
      fullName,
      phone: random.chance(0.94) ? mobileNumber(random) : null,
      region: random.pick(homes),
      isActive: index % 53 !== 0,
      createdAt,
    }
  })
}

/** The saved addresses of the demonstration customer. */
export function makeAddresses(
  random: Random,
  customer: { id: string; createdAt: Date },
): (typeof addresses.$inferInsert)[] {
  const at = (label: string, address: string, isDefault: boolean) => ({
    id: idAt(random, customer.createdAt),
    userId: customer.id,
    label,
    address,
    isDefault,
    createdAt: customer.createdAt,
  })
  return [
    at('Domicile', 'Cocody Angré, derrière la pharmacie des Lauriers, Abidjan', true),
    at('Travail', 'Plateau, immeuble La Savane, quatrième étage, Abidjan', false),
  ]
}
