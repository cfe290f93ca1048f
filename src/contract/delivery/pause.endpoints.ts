import * as z from 'zod/mini'
import { Day } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const Pause = z.object({
  /** Last day of the pause; null without one. */
  until: z.nullable(Day),
})

export const deliveryPauseEndpoints = {
  getPause: endpoint({
    method: 'GET',
    path: '/api/vendor/pause',
    access: ['vendor'],
    summary: 'La pause du vendeur : son dernier jour, s’il y en a une',
    answer: Pause,
  }),
  setPause: endpoint({
    method: 'PATCH',
    path: '/api/vendor/pause',
    access: ['vendor'],
    refusals: ['pause_invalid'],
    limits: ['pause'],
    summary: 'Le vendeur ne prend plus de commandes jusqu’à ce jour compris, ou les reprend',
    body: Pause,
    answer: Pause,
  }),
}
