import type { Mutation } from './mutation.ts'

const access = ['tests/api/access.test.ts']
const moveDay = 'src/server/orders/days/move-day.ts'
const planDays = 'src/server/orders/days/plan-days.ts'
const movedTests = ['tests/api/orders/moved-days.test.ts']
const plannedTests = ['tests/api/orders/planned-days.test.ts']
const pickupDayTests = ['tests/api/delivery/pickup-days.test.ts']
const roundTests = ['tests/api/delivery/days.test.ts']
const pickupTests = ['tests/api/delivery/pickup-orders.test.ts']

/** On which day an order comes, and where it is fetched. */
export const ofDays: readonly Mutation[] = [
  {
    wrong: 'a vendor moves the day of somebody else’s parcel',
    file: moveDay,
    text: "    if (parcel.vendorId !== vendor.vendorId) refuse('parcel_not_found')\n",
    becomes: '',
    killedBy: movedTests,
    only: 'not a parcel of others',
  },
  {
    wrong: 'the day of what has left is moved',
    file: moveDay,
    text: "if (!isDayMovable(parcel)) refuse('move_not_allowed')",
    becomes: '',
    killedBy: movedTests,
    only: 'not what is shipped',
  },
  {
    wrong: 'a delivery is moved to a day on which nobody delivers',
    file: 'src/contract/delivery/movable-days.ts',
    text: '!closedDays.includes(day) && isOpenOn',
    becomes: 'isOpenOn',
    killedBy: movedTests,
    only: 'not to a closed day',
  },
  {
    wrong: 'a delivery is put off for months',
    file: 'src/contract/delivery/movable-days.ts',
    text: 'MOVED_AHEAD = 30',
    becomes: 'MOVED_AHEAD = 300',
    killedBy: movedTests,
    only: 'not to the day',
  },
  {
    wrong: 'orders are promised for a closed day',
    file: 'src/contract/delivery/next-delivery-days.ts',
    text: 'orderBefore > now.getTime() && !closedDays.includes(day)',
    becomes: 'orderBefore > now.getTime()',
    killedBy: plannedTests,
    only: 'passes over closed days',
  },
  {
    wrong: 'orders are promised for a day on which their point is closed',
    file: 'src/contract/delivery/next-delivery-days.ts',
    text: 'Math.min(Math.max(...limits), closingOn(openingHours, day))',
    becomes: 'Math.max(...limits)',
    killedBy: pickupDayTests,
    only: 'passes over days on which',
  },
  {
    wrong: 'what is fetched is moved to a day on which its point is closed',
    file: 'src/contract/delivery/movable-days.ts',
    text: ' && isOpenOn(openingHours, day)',
    becomes: '',
    killedBy: pickupDayTests,
    only: 'no day on which the point is closed',
  },
  {
    wrong: 'an order chooses a day on which its producer does not come',
    file: planDays,
    text: 'return day !== undefined && !days.includes(day)',
    becomes: 'return day !== undefined && days.length === 0',
    killedBy: plannedTests,
    only: 'on which nobody comes is refused',
  },
  {
    wrong: 'a producer gets orders of a zone to which it does not drive',
    file: planDays,
    text: 'if (question.zoneId !== null && absent.length > 0) {',
    becomes: 'if (question.zoneId !== null && absent.length === possible.length) {',
    killedBy: plannedTests,
    only: 'a zone where some producers do not deliver',
  },
  {
    wrong: 'who is away is sent orders',
    file: 'src/server/orders/placing/place-order.ts',
    text: 'isPaused(pausedUntil, now) ? { ...product, isForSale: false } : product',
    becomes: 'isPaused(pausedUntil, now) ? { ...product } : product',
    killedBy: ['tests/api/delivery/pause.test.ts'],
    only: 'takes no order until',
  },
  {
    wrong: 'of two sets of rounds that are sent at once both are kept',
    file: 'src/server/delivery/set-rounds.ts',
    text: 'await lockRounds(tx)\n  const before',
    becomes: 'const before',
    killedBy: roundTests,
    only: 'are one whole set',
  },
  {
    wrong: 'a vendor replaces the rounds of everybody',
    file: 'src/server/delivery/rounds.queries.ts',
    text: 'await tx.delete(rounds).where(isOf(owner))',
    becomes: 'await tx.delete(rounds)',
    killedBy: roundTests,
    only: 'are nobody else’s',
  },
  {
    wrong: 'an order goes to a pickup point that is closed',
    file: 'src/server/delivery/pickup-points.queries.ts',
    text: '.where(and(eq(pickupPoints.id, at.id), eq(pickupPoints.isActive, true)))',
    becomes: '.where(eq(pickupPoints.id, at.id))',
    killedBy: pickupTests,
    only: 'no order',
  },
  {
    wrong: 'a vendor moves a pickup point',
    file: 'src/contract/delivery/pickup.endpoints.ts',
    text: "path: '/api/admin/delivery/pickup-points/:id',\n    access: ['admin'],",
    becomes: "path: '/api/admin/delivery/pickup-points/:id',\n    access: ['admin', 'vendor'],",
    killedBy: access,
    only: 'PATCH /api/admin/delivery/pickup-points/:id',
  },
]
