import { callUrl } from '#contract/call-url.ts'
import { type Api, contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { pageOf } from '#web/api/api-client.ts'
import { failureOf } from '#web/api/api-failure.ts'

type Input = Parameters<typeof callUrl>[1] & { body?: unknown; idempotencyKey?: string }

/**
 * The API over HTTP as the contract types it: input and answer of every endpoint are checked by the compiler.
 *
 *     const order = await awa.api.placeOrder({ body })
 *
 * @throws ApiFailure with the status and the code of a refusal
 */
export function typedApi(send: (path: string, init: RequestInit) => Promise<Response>): Api {
  const call = async ({ method, path, paged }: Endpoint, input: Input) => {
    const headers: Record<string, string> = {}
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    if (method !== 'GET') headers['content-type'] = 'application/json'
    const body = method === 'GET' ? null : JSON.stringify(input.body ?? {})
    const response = await send(callUrl(path, input), { method, headers, body })
    const answer: unknown = await response.json()
    if (!response.ok) throw failureOf(response.status, response.statusText, answer)
    return paged ? pageOf(answer, response.headers) : answer
  }
  return new Proxy({} as Api, {
    get:
      (_, name: string) =>
      (input: Input = {}) =>
        call((contract as Record<string, Endpoint>)[name]!, input),
  })
}
