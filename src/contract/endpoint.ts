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
 * One promise between browser and server. Fastify routes, the OpenAPI page and the typed client are all made from it;
 * who may call it is written a second time, by hand, in the tests.
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
  /** HTTP status of a success, 200 unless said. */
  readonly status?: 200 | 201
  /**
   * The answer is a page of an array: it travels as `X-Total-Count` and `Link: …; rel="next"` headers
   * beside a plain array, and reaches the caller as `Paged`.
   */
  readonly paged?: true
  /**
   * Same answer for every visitor: kept whole in the process until one of these tags is dropped.
   * `{id}` stands for the path's parameter: `product:{id}`.
   */
  readonly cached?: readonly CacheTag[]
  /** Asked while somebody types: browsers keep no copy for when there is no connection. */
  readonly isPassing?: true
  /** May be called while a page is rendered; that page is made anew for each visitor and kept nowhere. */
  readonly rendered?: true
  /** Server-sent events instead of one JSON answer. */
  readonly stream?: true
  /** A file of this media type instead of JSON: the browser opens its address. */
  readonly file?: string
  /** What it may refuse, beside what it is refused for by its access, its parameters, its body and its limits. */
  readonly refusals?: readonly RefusalCode[]
  /**
   * `own`: open to whoever has yet to pass the second factor. `fresh`: whoever has one passed it within the last ten
   * minutes.
   */
  readonly secondFactor?: 'own' | 'fresh'
  /** How often it may be called, or do what it does. */
  readonly limits?: readonly LimitName[]
  /** Body limit in bytes where the general 1 MB does not fit. */
  readonly bodyLimitBytes?: number
  /** May be repeated safely by sending the same `Idempotency-Key` header. */
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

/** What the caller of an endpoint gives: the parts that the endpoint has. Query is always optional. What is only read may be given up. */
export type Input<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Part<E, 'params', 'input'> }
  : unknown) &
  (E['query'] extends Schema ? { query?: Part<E, 'query', 'input'> } : unknown) &
  (E['body'] extends Schema ? { body: Part<E, 'body', 'input'> } : unknown) &
  (E['method'] extends 'GET' ? { signal?: AbortSignal } : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey?: string } : unknown)

/** What the server's handler of an endpoint receives, parsed. */
export type Parsed<E extends Endpoint> = {
  params: Part<E, 'params', 'output'>
  query: Part<E, 'query', 'output'>
  body: Part<E, 'body', 'output'>
}

/** What an endpoint answers. */
export type Answer<E extends Endpoint> = E['paged'] extends true
  ? z.output<E['answer']> extends (infer Item)[]
    ? Paged<Item>
    : never
  : z.output<E['answer']>

/** What an endpoint may refuse. */
export type RefusalOf<E extends Endpoint> = NonNullable<E['refusals']>[number] | GeneralRefusal

/** Is it called by vendors or administrators, whom a second factor may guard and whose changes everybody sees? */
export const isForStaff = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  access !== 'public' && access.some(role => role !== 'customer')

/** The codes that an endpoint may answer: those that it names, and those that follow from how it is called. */
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
