import { serialOf } from '#contract/orders/order-number.ts'
import type { problemsEndpoints } from '#contract/problems/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { decideProblem } from './decide-problem.ts'
import { listOrderProblems } from './list-order-problems.ts'
import { answerAdminProblem, answerProblem, answerVendorProblem } from './problems.answers.ts'
import {
  canReport,
  findProblem,
  listAllProblems,
  listProblemsOfVendor,
  type ProblemRow,
} from './problems.queries.ts'
import { readPicture } from './read-picture.ts'
import { receivePicture } from './receive-picture.ts'
import { replyToProblem } from './reply-to-problem.ts'
import { reportProblem } from './report-problem.ts'

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'refunds' | 'privateStorage'>

export function problemsRoutes(deps: RouteDeps): Handlers<keyof typeof problemsEndpoints> {
  const { db } = deps
  const read = async (id: string): Promise<ProblemRow> =>
    (await findProblem(db, id)) ?? refuse('problem_not_found')
  return {
    uploadProblemPicture: async ({ body: { image } }, { sessions: { customer } }) => {
      if (!(await canReport(db, customer.userId, deps.clock()))) refuse('too_late_to_report')
      const { id: _id, ...picture } = await receivePicture(deps, customer.userId, { image, field: 'image' })
      return picture
    },
    getProblemPicture: ({ params: { id }, query: { width = 1280 } }, { sessions }) =>
      readPicture(deps, sessions, { id, width }),
    reportProblem: async ({ params, body }, { sessions: { customer } }) =>
      answerProblem(
        await read(await reportProblem(deps, customer, { orderId: params.id, ...body })),
        'customer',
      ),
    listOrderProblems: ({ params: { id } }, { sessions }) => listOrderProblems(deps, sessions, id),
    listVendorProblems: async ({ query }, { sessions: { vendor } }) => {
      const { rows, total, nextCursor } = await listProblemsOfVendor(db, vendor.vendorId, query)
      return { items: rows.map(answerVendorProblem), total, nextCursor }
    },
    answerProblem: async ({ params: { id }, body }, { sessions: { vendor } }) => {
      await replyToProblem(deps, vendor, { id, ...body })
      return answerVendorProblem(await read(id))
    },
    listAdminProblems: async ({ query: { status, search, page, limit } }) => {
      const serial = search ? serialOf(search) : undefined
      const { rows, total } = await listAllProblems(db, { status, serial, page, limit })
      return { items: rows.map(answerAdminProblem), total, page, limit }
    },
    decideProblem: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await decideProblem(deps, admin, { id, ...body })
      return answerAdminProblem(await read(id))
    },
  }
}
