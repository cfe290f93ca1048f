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
 * The API for rendering pages, called in the process as nobody. Only what is the same for all visitors answers, or for
 * all who know a secret address.
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
      return shown(definition, await handler(parsed, anonymousContext))
    },
  ])
  return Object.fromEntries(calls) as Api
}

/** Of what a handler gave, what the contract names, as over HTTP: the rest reaches no page. */
function shown({ answer, paged }: Endpoint, given: unknown): unknown {
  if (!paged) return z.encode(answer, given)
  const { items, total, nextCursor } = given as Paged<unknown>
  return { items: z.encode(answer, items), total, nextCursor }
}

/** An address whose parameters make no sense leads nowhere. */
function parseParams(schema: NonNullable<Endpoint['params']>, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : refuse('not_found')
}

/** May a page that shows this answer be kept for other visitors? */
export const isKeepable = (name: keyof Api): boolean => !(contract[name] as Endpoint).rendered

/** What an answer of the API depends on, however its address was written. */
export function tagsOf(name: keyof Api, input: unknown): readonly CacheTag[] {
  const { cached = [], params } = contract[name] as Endpoint
  const given = (input as LooseInput)?.params
  // What makes no sense is answered all the same, with what is said of it.
  return tagsOfRequest(cached, (params && z.safeParse(params, given).data) ?? given)
}
