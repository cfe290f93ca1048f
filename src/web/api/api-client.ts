/// <reference path="./virtual-endpoints.d.ts" />
import { endpoints } from 'virtual:endpoints'
import { callUrl } from '#contract/call-url.ts'
import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'
import { failureOf, needsSecondFactor, unreachable } from '#web/api/api-failure.ts'

type EndpointFacts = { method: string; path: string; kind?: 'paged' | 'stream' }

type CallInput = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  /** Aborts the call; for reads only. */
  signal?: AbortSignal
}

/** Total and next cursor of a list are in the response headers. */
export function pageOf(items: unknown, headers: Headers): Paged<unknown> {
  const list = items as unknown[]
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return {
    items: list,
    total: Number(headers.get('x-total-count') ?? list.length),
    nextCursor: next ? new URL(next, 'http://site').searchParams.get('cursor') : null,
  }
}

/** Timeout of a request without a body. */
const BASE_TIMEOUT_MS = 30_000

/**
 * Timeout of a request in milliseconds: one second more per kilobyte sent, so that an upload is not cut off on a slow line.
 */
export const timeoutMsFor = (body: string): number => BASE_TIMEOUT_MS + body.length

/** Browsers before 2022 have no `AbortSignal.timeout`: no limit there. */
const timeLimit = (body: string) => AbortSignal.timeout?.(timeoutMsFor(body))

/** Browsers before 2024 have no `AbortSignal.any`: only the caller's signal is used there. */
const anySignal = (given: AbortSignal | undefined, limit: AbortSignal | undefined) =>
  (given && limit && AbortSignal.any?.([given, limit])) ?? given ?? limit

function requestOf(endpoint: EndpointFacts, input: CallInput): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers }
  if (endpoint.method === 'GET') return { ...init, signal: anySignal(input.signal, timeLimit('')) }
  headers['content-type'] = 'application/json'
  const body = JSON.stringify(input.body ?? {})
  return { ...init, body, signal: timeLimit(body) }
}

/**
 * Sends a request; once more after the user has passed a second factor that the server requires.
 * @throws ApiFailure when the server refuses, or cannot be reached
 */
export async function sendRequest(send: () => Promise<Response>): Promise<Response> {
  const response = await send().catch(() => {
    throw unreachable(navigator.onLine)
  })
  if (response.ok) return response
  // A proxy may answer in our place, with a page instead of JSON.
  const refusal: unknown = await response.json().catch(() => undefined)
  const failure = failureOf(response.status, response.statusText, refusal)
  if (needsSecondFactor(failure)) {
    const { passSecondFactor } = await import('#web/second-factor/pass-second-factor.tsx')
    if (await passSecondFactor(failure, httpApi)) return sendRequest(send)
  }
  throw failure
}

async function call(endpoint: EndpointFacts, input: CallInput): Promise<unknown> {
  const response = await sendRequest(() => fetch(callUrl(endpoint.path, input), requestOf(endpoint, input)))
  const answer: unknown = await response.json().catch(() => {
    throw unreachable(navigator.onLine)
  })
  return endpoint.kind === 'paged' ? pageOf(answer, response.headers) : answer
}

/** Endpoints of signed-in users are loaded with the first such call: they are not in every page's bundle. */
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
 * The API over HTTP. Every call sends the site's cookies.
 * @throws ApiFailure when the server refuses, or cannot be reached
 */
export const httpApi = new Proxy({} as Api, {
  get:
    (_, name: string) =>
    async (input: CallInput = {}) =>
      call(await endpointOf(name), input),
})
