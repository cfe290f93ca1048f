import { appendFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#contract/contract.ts'
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts'
import type { ErrorAnswer, Refusal } from '#contract/errors.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'

const endpoints = new Map(
  (Object.entries(contract) as [string, Endpoint][]).map(([name, endpoint]) => [
    `${endpoint.method} ${endpoint.path}`,
    { name, endpoint },
  ]),
)

function endpointOf({ method, routeOptions }: FastifyRequest) {
  return endpoints.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`)
}

/** The violation of the contract by a refusal; undefined when it is valid. */
export function faultOf(endpoint: Endpoint, answer: ErrorAnswer): string | undefined {
  const code = refusalsOf(endpoint).find(known => known === answer.code)
  if (!code) return `answers ${answer.code}, which it does not name`
  const { details }: Refusal = refusals[code satisfies RefusalCode]
  if (details && !z.safeParse(details, answer).success) return `answers ${code} without its details`
  return undefined
}

/**
 * Records the refusals of an API for the end of the run (unanswered-refusals.ts).
 * @returns a final check, which throws when an endpoint used a code that it does not name, or invalid details
 */
export function watchRefusals(app: FastifyInstance): () => void {
  const faults = new Set<string>()
  const answered = new Set<string>()
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    const known = endpointOf(request)
    if (statusCode < 400 || !known || typeof payload !== 'string') return
    const answer = JSON.parse(payload) as ErrorAnswer
    answered.add(`${known.name} ${answer.code}`)
    const fault = faultOf(known.endpoint, answer)
    if (fault) faults.add(`${known.name} ${fault}`)
  })
  return () => {
    const notes = inject('answeredRefusals')
    if (notes) appendFileSync(notes, [...answered, ''].join('\n'))
    if (faults.size > 0) throw new Error(`against the contract:\n${[...faults].join('\n')}`)
  }
}
