import * as z from 'zod/mini'
import type { CacheTag } from '#contract/cache-tags.ts'
import { type Api, contract, type EndpointName } from '#contract/contract.ts'
import type { Endpoint, Paged } from '#contract/endpoint.ts'
import type { RequestContext } from '../context.ts'
import type { Handlers } from '../handlers.ts'
import { refuse } from '../refuse.ts'
import { tagsOfRequest } from '../register-contract.ts'
import { anonymousContext } from '../request-context.ts'

type LooseInput = { params?: unknown; query?: unknown } | undefined

function parse(schema: Endpoint['query'], value: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value ?? {})
  return parsed.success
    ? parsed.data
    : refuse('validation', { message: parsed.error.issues[0]?.message ?? '' })
}

/**
 * The API for rendering pages, called in process without session. Only endpoints that are the same for all visitors
 * (`cached`), or for all who know a secret address (`rendered`), answer.
 */
export function inProcessApi(handlers: Handlers): Api {
  const calls = Object.entries(contract).map(([name, definition]: [string, Endpoint]) => [
    name,
    async (input: LooseInput) => {
      if (!definition.cached && !definition.rendered) return refuse('unauthenticated')
      const parsed = {
        params: definition.params && parseParams(definition.params, input?.params),
        query: parse(definition.query, input?.query),
        body: undefined,
      }
      const handler = handlers[name as EndpointName] as (input: unknown, context: RequestContext) => unknown
      return encodeAnswer(definition, await handler(parsed, anonymousContext))
    },
  ])
  return Object.fromEntries(calls) as Api
}

/** Encodes a handler's result with the contract's schema, as over HTTP: other fields reach no page. */
function encodeAnswer({ answer, paged }: Endpoint, given: unknown): unknown {
  if (!paged) return z.encode(answer, given)
  const { items, total, nextCursor } = given as Paged<unknown>
  return { items: z.encode(answer, items), total, nextCursor }
}

/** Invalid path parameters are answered 404. */
function parseParams(schema: NonNullable<Endpoint['params']>, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : refuse('not_found')
}

/** Whether a page that shows this endpoint's answer may be cached for other visitors. */
export const isCacheable = (name: keyof Api): boolean => !(contract[name] as Endpoint).rendered

/** The cache tags of a call. */
export function tagsOf(name: keyof Api, input: unknown): readonly CacheTag[] {
  const { cached = [], params } = contract[name] as Endpoint
  const given = (input as LooseInput)?.params
  // Invalid parameters are answered too (404), under their raw values.
  return tagsOfRequest(cached, (params && z.safeParse(params, given).data) ?? given)
}
