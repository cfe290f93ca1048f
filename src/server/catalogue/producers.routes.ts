import type { producersEndpoints } from '#contract/catalogue/producers.endpoints.ts'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerReview } from './catalogue.answers.ts'
import { findProducer, listProducerReviewRows, type ProducerRow } from './producers.queries.ts'
import { townOf } from './town-of.ts'

const DEFAULT_LIMIT = 100

const answerProducer = ({ businessAddress, ...row }: ProducerRow): Producer => ({
  ...row,
  town: townOf(businessAddress),
  createdAt: row.createdAt.toISOString(),
})

/** Approved vendors as everybody sees them. */
export function producersRoutes({ db }: Pick<Deps, 'db'>): Handlers<keyof typeof producersEndpoints> {
  const show = async (id: string) => (await findProducer(db, id)) ?? refuse('producer_not_found')
  return {
    getProducer: async ({ params: { id } }) => answerProducer(await show(id)),
    listProducerReviews: async ({ params: { id }, query: { limit = DEFAULT_LIMIT, cursor } }) => {
      const { reviewCount: total } = await show(id)
      const { items, nextCursor } = await listProducerReviewRows(db, id, { limit, cursor })
      return {
        items: items.map(row => ({ ...answerReview(row), product: row.product })),
        total,
        nextCursor,
      }
    },
  }
}
