import type * as z from 'zod/mini'
import type { roles } from './accounts/roles.ts'
import type { CacheTag } from './cache-tags.ts'
import type { LimitName } from './limits.ts'
import type { GeneralRefusal, RefusalCode } from './refusals.ts'

/** A signed-in person acts through one of three independent sessions. */
export type Role = (typeof roles)[number]

/** Who may call an endpoint: anybody, or a person who holds at least one of the named sessions. */
export type Access = 'public' | readonly Role[]

type Schema = z.ZodMiniType

/**
 * Definition of an endpoint. Fastify routes, OpenAPI and the typed client are derived from it. Access rules are repeated by
 * hand in the tests.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify notation: `/api/products/:id`. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly answer: Schema
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201
  /**
   * The answer is a page of a list: over HTTP an array with `X-Total-Count` and `Link: …; rel="next"` headers, for callers a
   * `Paged`.
   */
  readonly paged?: true
  /**
   * Same answer for every visitor: cached on the server until one of these tags is invalidated. `{id}` stands for the path
   * parameter: `product:{id}`.
   */
  readonly cached?: readonly CacheTag[]
  /** Called while typing: not stored for offline use. */
  readonly isPassing?: true
  /** May be called during rendering; the page is then not cached. */
  readonly rendered?: true
  /** Server-sent events instead of one JSON answer. */
  readonly stream?: true
  /** A file of this media type instead of JSON, opened by its URL. */
  readonly file?: string
  /** Refusal codes, in addition to those implied by access, parameters, body and limits. */
  readonly refusals?: readonly RefusalCode[]
  /**
   * `own`: accessible before the second factor is passed. `fresh`: requires a code within the last ten minutes, if the account
   * has a second factor.
   */
  readonly secondFactor?: 'own' | 'fresh'
  /** Rate limits. */
  readonly limits?: readonly LimitName[]
  /** Body limit in bytes; 1 MB by default. */
  readonly bodyLimitBytes?: number
  /** Can be repeated with the same `Idempotency-Key` header: the answer is what the first request created, if it still exists. */
  readonly idempotent?: true
}

/** One page of a list, with the cursor of the next one. */
export type Paged<Item> = { items: Item[]; total: number; nextCursor: string | null }

/** Keeps the literal types of an endpoint. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = E[K] extends Schema ? (Side extends 'input' ? z.input<E[K]> : z.output<E[K]>) : undefined

/** Input of a call. The query is always optional; reads accept an abort signal. */
export type Input<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Part<E, 'params', 'input'> }
  : unknown) &
  (E['query'] extends Schema ? { query?: Part<E, 'query', 'input'> } : unknown) &
  (E['body'] extends Schema ? { body: Part<E, 'body', 'input'> } : unknown) &
  (E['method'] extends 'GET' ? { signal?: AbortSignal } : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey?: string } : unknown)

/** Parsed input of a handler. */
export type Parsed<E extends Endpoint> = {
  params: Part<E, 'params', 'output'>
  query: Part<E, 'query', 'output'>
  body: Part<E, 'body', 'output'>
}

/** Answer of an endpoint. */
export type Answer<E extends Endpoint> = E['paged'] extends true
  ? z.output<E['answer']> extends (infer Item)[]
    ? Paged<Item>
    : never
  : z.output<E['answer']>

/** Refusal codes of an endpoint. */
export type RefusalOf<E extends Endpoint> = NonNullable<E['refusals']>[number] | GeneralRefusal

/** Whether vendors or administrators call it. */
export const isForStaff = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access !== 'public' && access.some(role => role !== 'customer')

/** All refusal codes of an endpoint: its own, and those implied by access, parameters, body and limits. */
export function refusalsOf<E extends Endpoint>(endpoint: E): RefusalOf<E>[] {
  const { access, method, params, query, body, limits, refusals = [] } = endpoint
  return [
    ...refusals,
    'bad_request',
    ...(params ? (['not_found'] as const) : []),
    ...(query || body ? (['validation'] as const) : []),
    ...(access === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(isForStaff(endpoint) ? (['second_factor_required', 'second_factor_setup_required'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign_origin', 'body_too_large', 'unsupported_media_type'] as const)),
    ...(limits ? (['rate_limited'] as const) : []),
    'internal',
    'unavailable',
  ]
}
