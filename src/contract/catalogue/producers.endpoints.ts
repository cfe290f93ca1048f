import { IdParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { Producer } from './producers.schemas.ts'

export const catalogueProducersEndpoints = {
  getProducer: endpoint({
    method: 'GET',
    path: '/api/vendors/:id',
    access: 'public',
    cached: ['vendors', 'catalogue', 'today'],
    refusals: ['producer_not_found'],
    summary: 'Un producteur approuvé',
    params: IdParams,
    answer: Producer,
  }),
}
