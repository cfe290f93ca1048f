/// <reference path="./virtual-endpoints.d.ts" />
import { endpoints } from 'virtual:endpoints'
import { callUrl } from '#contract/call-url.ts'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'
import { asksSecondFactor, failureOf, unreachable } from '#web/api/api-failure.ts'

type EndpointFacts = { method: string; path: string; kind?: 'paged' | 'stream' }

type CallInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  /** Gives the call up; for what is only read. */
  signal?: AbortSignal
}

/** Total and next cursor of a list travel beside it, in its headers. */
export function pageOf(items: unknown, headers: Headers): Paged<unknown> {
  const list = items as unknown[]
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return {
    items: list,
    total: Number(headers.get('x-total-count') ?? list.length),
    nextCursor: next ? new URL(next, 'http://site').searchParams.get('cursor') : null,
  }
}

/** After it, the server counts as unreachable. */
const ANSWER_WITHIN_MS = 30_000

/**
 * How long an answer to a body is waited for, in milliseconds: a second more for each kilobyte that is sent, so that a heavy file is
 * not cut on a slow line.
 */
export const answerWithinMs = (body: string): number => ANSWER_WITHIN_MS + body.length

/** Browsers of before 2022 set no limit. */
const timeLimit = (body: string) => AbortSignal.timeout?.(answerWithinMs(body))

/** Browsers of before 2024 cannot join two signals: there the caller's alone counts. */
const eitherOf = (given: AbortSignal | undefined, limit: AbortSignal | undefined) =>
  (given && limit && AbortSignal.any?.([given, limit])) ?? given ?? limit

function requestOf(endpoint: EndpointFacts, input: CallInput): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers }
  if (endpoint.method === 'GET') return { ...init, signal: eitherOf(input.signal, timeLimit('')) }
  headers['content-type'] = 'application/json'
  const body = JSON.stringify(input.body ?? {})
  return { ...init, body, signal: timeLimit(body) }
}

async function call(endpoint: EndpointFacts, input: CallInput): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(callUrl(endpoint.path, input), requestOf(endpoint, input))
  } catch {
    throw unreachable(navigator.onLine)
  }
  if (!response.ok) {
    // A proxy may answer in our place, with a page instead of JSON.
    const refusal: unknown = await response.json().catch(() => undefined)
    const failure = failureOf(response.status, response.statusText, refusal)
    if (asksSecondFactor(failure)) {
      const { passSecondFactor } = await import('#web/second-factor/pass-second-factor.tsx')
      if (await passSecondFactor(failure, httpApi)) return call(endpoint, input)
    }
    throw failure
  }
  const answer: unknown = await response.json().catch(() => {
    throw unreachable(navigator.onLine)
  })
  return endpoint.kind === 'paged' ? pageOf(answer, response.headers) : answer
}

/** What strangers never call is learnt with the first such call: it does not travel with every page. */
const tables: readonly (() => Promise<{ endpoints: object }>)[] = [
  async () => ({ endpoints }),
  () => import('virtual:endpoints/customer'),
  () => import('virtual:endpoints/staff'),
]

async function endpointOf(name: string): Promise<EndpointFacts> {
  for (const learn of tables) {
    const table = await learn().catch(() => {
      throw unreachable(navigator.onLine)
    })
    const facts = (table.endpoints as Record<string, EndpointFacts | undefined>)[name]
    if (facts) return facts
  }
  throw new Error(`no endpoint is called ${name}`)
}

/**
 * The API over HTTP, as the browser calls it. Every call sends the cookies of this site.
 * @throws ApiFailure when the server refuses, or cannot be reached.
 */
export const httpApi = new Proxy({} as Api, {
  get:
    (_, name: string) =>
    async (input: CallInput = {}) =>
      call(await endpointOf(name), input),
})
