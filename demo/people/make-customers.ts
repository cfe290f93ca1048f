import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { deliveryLine } from '#contract/delivery/delivery-line.ts'
import { slugOf } from '#contract/french/slug-of.ts'
import { type Region, regions } from '#contract/regions.ts'
import type { users } from '#database/schema/accounts.ts'
import type { addresses } from '#database/schema/delivery.ts'
import { daysBefore, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import { mobileNumber } from './phone.ts'
import { awaHome, placeAt, type ZoneIds } from './places.ts'

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
        email: demoAccounts.customer.login,
        role: 'customer' as const,
        fullName: 'Awa Koné',
        phone: '+2250707123456',
        region: 'Abidjan' as const,
        isActive: true,
        createdAt,
      }
    }
    const fullName = `${random.pick(firstNames)} ${random.pick(familyNames)}`
    let username = slugOf(fullName, '.')
    for (let again = 2; taken.has(username); again++) username = `${slugOf(fullName, '.')}${again}`
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

/** The saved addresses of the demonstration customer: one complete, one of the time when they were only words. */
export function makeAddresses(
  random: Random,
  { id: userId, fullName: recipientName, phone, createdAt }: Omit<Customer, 'passwordHash'>,
  zones: ZoneIds,
): (typeof addresses.$inferInsert)[] {
  const zone = { name: awaHome.zone, region: 'Abidjan' }
  return [
    {
      id: idAt(random, createdAt),
      userId,
      label: 'Domicile',
      address: deliveryLine({ ...awaHome, zone }),
      recipientName,
      phone: phone ?? null,
      ...placeAt(awaHome, zones),
      isDefault: true,
      createdAt,
    },
    {
      id: idAt(random, createdAt),
      userId,
      label: 'Travail',
      address: 'Plateau, immeuble La Savane, quatrième étage, Abidjan',
      createdAt,
    },
  ]
}
