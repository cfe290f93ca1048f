import { demoAccounts } from '#contract/accounts/demo-accounts.ts'
import { dayOf } from '#contract/day-of.ts'
import { slugOf } from '#contract/french/slug-of.ts'
import type { users, vendors } from '#database/schema/accounts.ts'
import { daysBefore, hoursAfter, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import { mobileNumber } from './phone.ts'
import { type Producer, producers } from './producers.ts'
import { towns } from './towns.ts'

export type Vendor = {
  readonly producer: Producer
  readonly user: Omit<typeof users.$inferInsert, 'passwordHash'> & { id: string; createdAt: Date }
  readonly vendor: typeof vendors.$inferInsert & { id: string; createdAt: Date }
}

/** The producer who is away for some days. */
const PAUSED = 14

/** The producers with their accounts; the first is the account `vendeur`. Most came at the opening, some later. */
export function makeVendors(random: Random, now: Date): Vendor[] {
  return producers.map((producer, index) => {
    const createdAt = daysBefore(now, ageInDays(random, producer, index))
    const userId = idAt(random, createdAt)
    const username = index === 0 ? demoAccounts.vendor.login : slugOf(producer.business, '.')
    return {
      producer,
      user: {
        id: userId,
        username,
        email:
          index === 0 ? `${username}@amic.example` : `${slugOf(producer.owner, '.')}@producteurs.example`,
        role: 'vendor',
        fullName: producer.owner,
        phone: mobileNumber(random),
        region: towns[producer.town],
        createdAt,
      },
      vendor: {
        id: idAt(random, createdAt),
        userId,
        businessName: producer.business,
        businessAddress: `${producer.landmark}, ${producer.town}`,
        description: producer.story,
        status: producer.status,
        ...(index === PAUSED && { pausedUntil: dayOf(hoursAfter(now, 24 * 9)) }),
        createdAt,
        updatedAt: createdAt,
      },
    }
  })
}

function ageInDays(random: Random, { status }: Producer, index: number): number {
  if (status === 'pending') return random.between(1, 6)
  if (status !== 'approved') return random.between(120, 300)
  return index % 6 === 5 ? random.between(90, 320) : random.between(372, 400)
}
