import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type Contract, contract, type EndpointName } from '#contract/contract.ts'
import type { Endpoint, Paged } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext, Stream } from './context.ts'
import { sendEventStream } from './event-stream.ts'
import type { Handlers } from './handlers.ts'
import { checkOrigin } from './origin-check.ts'
import type { PublicCache } from './public-cache.ts'
import { openContext } from './request-context.ts'
import type { SessionCookies } from './session-cookies.ts'

type Parts = { params: unknown; query: unknown; body: unknown }
type AnyHandler = (input: Parts, context: RequestContext) => Promise<unknown>

type RegisterDeps = Deps & { cookies: SessionCookies; publicCache: PublicCache; handlers: Handlers }

/** The headers of a page of a list: the total, and the address of the next page. */
export function pageHeaders(url: string, page: Paged<unknown>): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(page.total) }
  if (page.nextCursor !== null) {
    const next = new URL(url, 'http://localhost')
    next.searchParams.set('cursor', page.nextCursor)
    headers.link = `<${next.pathname}${next.search}>; rel="next"`
  }
  return headers
}

/** The cache tags of one request: `product:{id}` names the product of the path. */
export function cacheTags(tags: readonly string[], params: unknown): string[] {
  const values = (params ?? {}) as Record<string, unknown>
  return tags.map(tag => tag.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])))
}

function routeSchema(name: string, definition: Endpoint): RouteOptions['schema'] {
  const { params, query, body, answer, status = 200, stream, summary } = definition
  return {
    operationId: name,
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!stream && { response: { [status]: answer } }),
  } as RouteOptions['schema']
}

const partsOf = (request: FastifyRequest): Parts => ({
  params: request.params,
  query: request.query,
  body: request.body,
})

/**
 * Makes one route of every endpoint of the contract: origin check, parsing, sessions and access, handler, answer.
 * Streams end when the server closes.
 */
export function registerContract(app: FastifyInstance, deps: RegisterDeps): void {
  const { cookies, publicCache, handlers } = deps
  const ownOrigins = [new URL(deps.config.publicUrl).origin]
  const streams = new Set<{ end: () => void }>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async request => checkOrigin(request, ownOrigins))
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })

  const call = async (name: EndpointName, request: FastifyRequest, reply: FastifyReply) => {
    const context = await openContext({ ...deps, cookies }, contract[name].access, request, reply)
    return (handlers[name] as AnyHandler)(partsOf(request), context)
  }

  function answerStream(name: EndpointName) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const stream = sendEventStream(request, reply, deps.live, (await call(name, request, reply)) as Stream)
      streams.add(stream)
      reply.raw.on('close', () => streams.delete(stream))
    }
  }

  function answerPlain(name: EndpointName, definition: Endpoint) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await call(name, request, reply)
      reply.code(definition.status ?? 200).header('cache-control', 'no-store')
      if (!definition.paged) return answer
      const page = answer as Paged<unknown>
      reply.headers(pageHeaders(request.url, page))
      return page.items
    }
  }

  for (const [name, definition] of Object.entries(contract) as [EndpointName, Endpoint][]) {
    const plain = answerPlain(name, definition)
    app.route({
      method: definition.method,
      url: definition.path,
      schema: routeSchema(name, definition),
      ...(definition.bodyLimitBytes && { bodyLimit: definition.bodyLimitBytes }),
      handler: definition.stream
        ? answerStream(name)
        : definition.cached
          ? answerCached(name, definition)
          : plain,
    })

    function answerCached(cachedName: EndpointName, { cached = [] }: Endpoint) {
      return async (request: FastifyRequest, reply: FastifyReply) => {
        // A vendor or an administrator may see what the public does not: they are answered apart.
        if (cookies.read(request, 'vendor') || cookies.read(request, 'admin')) return plain(request, reply)
        return publicCache.serve(request, reply, {
          key: cacheKey(cachedName, request),
          tags: cacheTags(cached, request.params),
          make: async () => {
            const answer = await call(cachedName, request, reply)
            const page = definition.paged ? (answer as Paged<unknown>) : undefined
            return {
              status: 200,
              contentType: 'application/json; charset=utf-8',
              headers: page ? pageHeaders(request.url, page) : {},
              body: String(reply.serializeInput((page?.items ?? answer) as Record<string, unknown>, '200')),
            }
          },
        })
      }
    }
  }
}

/** Parsed values only, in a fixed order: unknown parameters and their order make no new entry. */
function cacheKey(name: keyof Contract, request: FastifyRequest): string {
  const sorted = Object.entries({ ...(request.query as object), ...(request.params as object) })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(sorted)}`
}
