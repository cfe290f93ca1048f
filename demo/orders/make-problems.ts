import type { problemItems, problemPictures, problems } from '#database/schema/problems.ts'
import { hoursAfter, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { OrderRows } from './make-orders.ts'

type Story = Pick<typeof problems.$inferInsert, 'kind' | 'message'> & { answer: string | null }

/** What the account client@amic.example says, then two customers of the account `vendeur`, whose answer one of them awaits. */
const stories: readonly Story[] = [
  {
    kind: 'damaged',
    message: 'Une partie est écrasée, sans doute au fond du sac. Voici la photo.',
    answer: null,
  },
  {
    kind: 'other',
    message: 'Ce n’est pas la qualité de l’annonce, je m’attendais à mieux.',
    answer: null,
  },
  {
    kind: 'missing',
    message: 'Il en manquait dans le colis, comme on le voit sur la photo.',
    answer: 'Un oubli en chargeant la moto, avec mes excuses.',
  },
]

export type ProblemRows = {
  problems: (typeof problems.$inferInsert & { id: string })[]
  items: (typeof problemItems.$inferInsert)[]
  /** Each with the product that it shows. */
  pictures: { row: typeof problemPictures.$inferInsert & { id: string }; productId: string }[]
}

/** Three open problems with pictures: of what the first customer received last, and of the last two that the first vendor delivered. */
export function makeProblems(
  random: Random,
  { orders, parcels, items, events }: OrderRows,
  { customerId, vendorId, now }: { customerId: string; vendorId: string; now: Date },
): ProblemRows {
  const customerOf = new Map(orders.map(order => [order.id, order.customerId]))
  const delivered = events
    .filter(({ kind, toStatus }) => kind === 'status' && toStatus === 'delivered')
    .flatMap(({ parcelId, createdAt }) => {
      const parcel = parcels.find(({ id }) => id === parcelId)
      return parcel?.status === 'delivered' && createdAt ? [{ parcel, at: createdAt }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const received = delivered.find(({ parcel }) => customerOf.get(parcel.orderId) === customerId)
  const sold = delivered.filter(({ parcel }) => parcel.vendorId === vendorId && parcel !== received?.parcel)
  const rows: ProblemRows = { problems: [], items: [], pictures: [] }
  for (const [index, found] of [received, sold[0], sold[1]].entries()) {
    const { answer, ...said } = stories[index]!
    const line = items.find(item => item.parcelId === found?.parcel.id && item.quantity > 0)
    if (!found || !line?.id) continue
    const { orderId, vendorId: soldBy } = found.parcel
    const createdAt = new Date(Math.min(hoursAfter(found.at, 2).getTime(), now.getTime()))
    const id = idAt(random, createdAt)
    rows.problems.push({
      ...said,
      id,
      orderId,
      parcelId: found.parcel.id!,
      vendorId: soldBy,
      contentHash: Buffer.from(id),
      createdAt,
      answer,
      answeredAt:
        answer === null ? null : new Date(Math.min(hoursAfter(createdAt, 3).getTime(), now.getTime())),
    })
    rows.items.push({ problemId: id, orderItemId: line.id, quantity: 1 })
    const picture = { customerId: customerOf.get(orderId)!, problemId: id, position: 0, createdAt }
    const row = { id: idAt(random, createdAt), ...picture, width: 1, height: 1 }
    rows.pictures.push({ row, productId: line.productId })
  }
  return rows
}
