import type { catalogueProducersEndpoints } from '#contract/catalogue/producers.endpoints.ts'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { findProducer, type ProducerRow } from './producers.queries.ts'
import { townOf } from './town-of.ts'

const answerProducer = ({ businessAddress, ...row }: ProducerRow): Producer => ({
  ...row,
  portraitUrl: row.portrait?.url ?? null,
  coverUrl: row.cover?.url ?? null,
  town: townOf(businessAddress),
  createdAt: row.createdAt.toISOString(),
})

/** Approved vendors, as visitors see them. */
export const catalogueProducersRoutes = ({
  db,
}: Pick<Deps, 'db'>): Handlers<keyof typeof catalogueProducersEndpoints> => ({
  getProducer: async ({ params: { id } }) =>
    answerProducer((await findProducer(db, id)) ?? refuse('producer_not_found')),
})
