import type * as z from 'zod/mini'
import { callUrl } from '#contract/call-url.ts'
import { type Api, type CallableName, type Contract, contract } from '#contract/contract.ts'
import type { Endpoint, RefusalOf } from '#contract/endpoint.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { RefusalCode, RefusalDetails } from '#contract/refusals.ts'
import { pageOf } from '#web/api/api-client.ts'
import { failureOf } from '#web/api/api-failure.ts'

type Send = (path: string, init: RequestInit) => Promise<Response>
type Input = Parameters<typeof callUrl>[1] & {
  body?: unknown
  headers?: Record<string, string> | undefined
  idempotencyKey?: string
}

function requestOf({ method, path }: Endpoint, input: Input): [string, RequestInit] {
  const headers = new Headers(input.headers)
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (method === 'GET') return [callUrl(path, input), { method, headers }]
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return [callUrl(path, input), { method, headers, body: JSON.stringify(input.body ?? {}) }]
}

/** A proxy that calls endpoints by their names. */
const byName = <Calls extends object>(call: (endpoint: Endpoint, input: Input) => unknown): Calls =>
  new Proxy({} as Calls, {
    get:
      (_, name: string) =>
      (input: Input = {}) =>
        call((contract as Record<string, Endpoint>)[name]!, input),
  })

/**
 * The API over HTTP as the contract types it: input and answer of every endpoint are checked by the compiler.
 *
 *     const order = await awa.api.placeOrder({ body })
 *
 * @throws ApiFailure with the status and the code of a refusal
 */
export function typedApi(send: Send): Api {
  const call = async (endpoint: Endpoint, input: Input) => {
    const response = await send(...requestOf(endpoint, input))
    const answer: unknown = await response.json()
    if (!response.ok) throw failureOf(response.status, response.statusText, answer)
    return endpoint.paged ? pageOf(answer, response.headers) : answer
  }
  return byName(call)
}

/** Input of a call that may be invalid: path parameters are typed, query and body are not. */
type Attempt<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: Record<keyof z.input<E['params']>, string> }
  : unknown) & { query?: object; body?: unknown; headers?: Record<string, string>; idempotencyKey?: string }

/** The union of the refusal details of an endpoint. */
type DetailsOf<Code extends RefusalCode> = Code extends RefusalCode
  ? (of: RefusalDetails<Code>) => void
  : never
type AllDetails<E extends Endpoint> = DetailsOf<RefusalOf<E>> extends (of: infer All) => void ? All : never

/** The response: the members of the answer, or of the refusals of the endpoint. */
type Tried<E extends Endpoint = Endpoint> = {
  status: number
  headers: Headers
  body: z.output<E['answer']> & {
    message: string
    code: RefusalCode
    errors: z.output<typeof FieldErrors>
  } & AllDetails<E>
}

/** The endpoints, for calls that may be refused. */
export type Tries = {
  [Name in CallableName]: (
    ...input: object extends Attempt<Contract[Name]>
      ? [input?: Attempt<Contract[Name]>]
      : [input: Attempt<Contract[Name]>]
  ) => Promise<Tried<Contract[Name]>>
}

/**
 * The API over HTTP for what may be refused: status, headers and body as they come.
 *
 *     const { status, body } = await awa.tries.placeOrder({ body: { items: [] } })
 */
export const triesOf = (
  send: Send,
  read: (response: Response) => Promise<{ status: number; headers: Headers; body: unknown }>,
): Tries => byName(async (endpoint, input) => read(await send(...requestOf(endpoint, input))))
