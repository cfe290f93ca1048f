import type { Mutation } from './mutation.ts'

const readPicture = 'src/server/problems/read-picture.ts'
const decide = 'src/server/problems/decide-problem.ts'
const pictureTests = ['tests/api/problems/pictures.test.ts']
const decisionTests = ['tests/api/problems/decisions.test.ts']
const refundTests = ['tests/api/problems/refunds.test.ts']
const reportTests = ['tests/api/problems/problems.test.ts']

/** What was wrong with a delivery: who sees it, and what is given back at whose cost. */
export const ofProblems: readonly Mutation[] = [
  {
    wrong: 'any customer sees the pictures of a problem',
    file: readPicture,
    text: 'customer?.userId === concerned.customerId',
    becomes: 'customer !== undefined',
    killedBy: pictureTests,
  },
  {
    wrong: 'any vendor sees the pictures of a problem',
    file: readPicture,
    text: '(vendor !== undefined && vendor.vendorId === concerned.vendorId)',
    becomes: 'vendor !== undefined',
    killedBy: pictureTests,
  },
  {
    wrong: 'a picture of somebody else is shown by a problem',
    file: 'src/server/problems/pictures.queries.ts',
    text: '        eq(problemPictures.customerId, customerId),\n        isNull(',
    becomes: '        isNull(',
    killedBy: pictureTests,
  },
  {
    wrong: 'a problem of somebody else’s order is reported',
    file: 'src/server/problems/report-problem.ts',
    text: "if (locked?.order.customerId !== customerId) return refuse('order_not_found')",
    becomes: "if (!locked) return refuse('order_not_found')",
    killedBy: reportTests,
  },
  {
    wrong: 'a problem is decided twice',
    file: decide,
    text: "if (problem.status !== 'open') refuse('problem_decided')",
    becomes: '',
    killedBy: decisionTests,
  },
  {
    wrong: 'what the vendor bears is sent to it all the same',
    file: decide,
    text: "if (bornBy === 'vendor') await withholdFromVendor",
    becomes: "if (bornBy === 'amic') await withholdFromVendor",
    killedBy: refundTests,
  },
  {
    wrong: 'what is not paid is given back',
    file: 'src/server/problems/problems.answers.ts',
    text: "if (!hasMoney) return 'parcel_not_paid'",
    becomes: '',
    killedBy: decisionTests,
  },
  {
    wrong: 'a delivery of which a problem was refunded is taken back',
    file: 'src/server/payments/open-refund-ledger.ts',
    text: "if (await wereRefunded(tx, parcelIds)) refuse('problem_refunded')",
    becomes: '',
    killedBy: decisionTests,
  },
]
