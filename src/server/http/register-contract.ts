import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { CacheTag } from '#contract/cache-tags.ts'
import { callUrl } from '#contract/call-url.ts'
import { contract, type EndpointName } from '#contract/contract.ts'
import { type Endpoint, isForStaff, type Paged } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { RecentChanges } from '../live/recent-changes.ts'
import { DEFAULT_FIELD_MESSAGE } from './answer-errors.ts'
import { CacheKeyIndex } from './cache/cache-key-index.ts'
import type { PublicCache } from './cache/public-cache.ts'
import { sendCachedResponse } from './cache/send-cached-response.ts'
import { personalCompression } from './compress-personal.ts'
import type { FileAnswer, RequestContext, StreamAnswer } from './context.ts'
import { sendEventStream } from './event-stream.ts'
import type { Handlers } from './handlers.ts'
import { limitLargeBodies } from './limits/large-bodies.ts'
import { consumeCallLimits } from './limits/rate-limit.ts'
import { logRequestFailure } from './log-failure.ts'
import { OpenStreams } from './open-streams.ts'
import { checkOrigin } from './origin-check.ts'
import { refuse } from './refuse.ts'
import { anonymousContext, openContext, securityRecorderOf } from './request-context.ts'
import type { SecurityLog } from './security-log.ts'
import { accountOf } from './sessions/account-of.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import { isWellFormed } from './well-formed.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Context for the endpoint's handler. */
    context: RequestContext
  }
}

type Parts = { params: unknown; query: unknown; body: unknown }
type AnyHandler = (input: Parts, context: RequestContext) => Promise<unknown>

type RegisterDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'live' | 'log'> & {
  cookies: SessionCookies
  securityLog: SecurityLog
  publicCache: PublicCache
  handlers: Handlers
}

/** Headers of a list page: the total count, and the URL of the next page with known parameters only. */
function listHeaders(
  name: EndpointName,
  request: FastifyRequest,
  { total, nextCursor }: Paged<unknown>,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(total) }
  if (nextCursor === null) return headers
  // Built from the contract, not from the request URL, since the response is cached for all.
  const next = callUrl(contract[name].path, {
    params: request.params as Record<string, string>,
    query: { ...(request.query as object), cursor: nextCursor },
  })
  return { ...headers, link: `<${next}>; rel="next"` }
}

/** The cache tags of a request, with `{id}` replaced by the path parameter. */
export function tagsOfRequest(tags: readonly CacheTag[], params: unknown): CacheTag[] {
  const values = (params ?? {}) as Record<string, unknown>
  return tags.map(tag => tag.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) as CacheTag)
}

function routeSchema(name: string, definition: Endpoint): RouteOptions['schema'] {
  const { params, query, body, answer, status = 200, stream, file, summary } = definition
  return {
    operationId: name,
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!stream && !file && { response: { [status]: answer } }),
  } as RouteOptions['schema']
}

const partsOf = (request: FastifyRequest): Parts => ({
  params: request.params,
  query: request.query,
  body: request.body,
})

/** Calls an endpoint's handler with the parsed request. */
function call(
  { handlers }: RegisterDeps,
  name: EndpointName,
  request: FastifyRequest,
  context: RequestContext,
) {
  return (handlers[name] as AnyHandler)(partsOf(request), context)
}

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function answerUncached(deps: RegisterDeps, name: EndpointName): RouteHandler {
  const { method, access, status = 200, paged }: Endpoint = contract[name]
  const changesPages = method !== 'GET' && isForStaff({ access })
  return async (request, reply) => {
    const answer = await call(deps, name, request, request.context)
    // So that whoever saved something does not see a cached page from before.
    if (changesPages) await deps.live.whenCaughtUp()
    reply.code(status).header('cache-control', 'no-store')
    if (!paged) return answer
    const page = answer as Paged<unknown>
    reply.headers(listHeaders(name, request, page))
    return page.items
  }
}

/** Whether the request has a cookie of a vendor or an administrator, who may see more than the public. */
const hasStaffCookie = ({ cookies }: RegisterDeps, request: FastifyRequest): boolean =>
  cookies.read(request, 'vendor') !== undefined || cookies.read(request, 'admin') !== undefined

/** Whether that cookie belongs to a valid session; an invented one does not bypass the cache. */
const hasStaffSession = (deps: RegisterDeps, request: FastifyRequest): boolean =>
  hasStaffCookie(deps, request) &&
  (request.context.sessions.vendor ?? request.context.sessions.admin) !== undefined

/** Answers from the public cache, as without session; staff are answered uncached. */
function answerFromCache(deps: RegisterDeps, name: EndpointName, keys: CacheKeyIndex): RouteHandler {
  const { cached = [], paged }: Endpoint = contract[name]
  const uncached = answerUncached(deps, name)
  return async (request, reply) => {
    if (hasStaffSession(deps, request)) return uncached(request, reply)
    const key = cacheKey(name, request)
    await deps.publicCache.serve(request, reply, {
      key,
      tags: tagsOfRequest(cached, request.params),
      make: async () => {
        const answer = await call(deps, name, request, anonymousContext)
        const page = paged ? (answer as Paged<unknown>) : undefined
        return {
          status: 200,
          contentType: 'application/json; charset=utf-8',
          headers: page ? listHeaders(name, request, page) : {},
          body: String(reply.serializeInput((page?.items ?? answer) as Record<string, unknown>, '200')),
        }
      },
    })
    keys.set(request.url, key)
    return reply
  }
}

const isPersonal = ({ cached, stream, file }: Endpoint) => !cached && !stream && !file

/** PDFs and pictures are shown inline; other files are downloaded. */
const dispositionOf = (mediaType: string) =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/') ? 'inline' : 'attachment'

function answerFile(deps: RegisterDeps, name: EndpointName, mediaType: string): RouteHandler {
  return async (request, reply) => {
    const file = (await call(deps, name, request, request.context)) as FileAnswer
    // The connection is cut, so that the client sees an incomplete download.
    if (file.content instanceof Readable)
      file.content.on('error', error => logRequestFailure(request, error, 'file cut short'))
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `${dispositionOf(mediaType)}; filename="${file.name}"`,
        ...(file.rows !== undefined && { 'x-total-count': String(file.rows) }),
      })
      .type(mediaType)
      .send(file.content)
  }
}

function answerStream(
  deps: RegisterDeps,
  name: EndpointName,
  { streams, recent }: { streams: OpenStreams; recent: RecentChanges },
): RouteHandler {
  const { access }: Endpoint = contract[name]
  return async (request, reply) => {
    const sessionIds = Object.values(request.context.sessions)
      .filter(({ role }) => access !== 'public' && access.includes(role))
      .map(({ sessionId }) => sessionId)
    const followed = (await call(deps, name, request, request.context)) as StreamAnswer
    // No await from here to `add`, so that concurrent requests see each other.
    streams.enforceSessionLimit(sessionIds)
    const { linkedOrderId } = followed
    if (linkedOrderId !== undefined) streams.enforceLinkLimit(linkedOrderId)
    // A client that disconnected meanwhile sends no more 'close' event and would never be removed.
    if (request.raw.socket.destroyed) return reply.hijack()
    const stream = {
      sessionIds,
      ...(linkedOrderId !== undefined && { linkedOrderId }),
      ...sendEventStream(request, reply, { live: deps.live, recent }, followed),
    }
    streams.add(stream)
    reply.raw.on('close', () => streams.delete(stream))
  }
}

/**
 * Registers a route for every endpoint of the contract. Order: origin check, sessions and access, rate limits, parsing,
 * handler, serialization. Streams end when the server closes.
 */
export function registerContract(app: FastifyInstance, deps: RegisterDeps): void {
  const ownOrigins = [new URL(deps.config.publicUrl).origin]
  const streams = new OpenStreams(deps)
  const recent = new RecentChanges(deps.live.events)
  z.config({ customError: () => DEFAULT_FIELD_MESSAGE })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('context')
  app.addHook('onRequest', async request =>
    checkOrigin(request, ownOrigins, securityRecorderOf(deps, request)),
  )
  app.addHook('preClose', async () => streams.close())

  const keys = new CacheKeyIndex()
  const reserveMemory = limitLargeBodies()
  const handlerFor = (name: EndpointName, { stream, file, cached }: Endpoint): RouteHandler => {
    if (file) return answerFile(deps, name, file)
    if (stream) return answerStream(deps, name, { streams, recent })
    return cached ? answerFromCache(deps, name, keys) : answerUncached(deps, name)
  }
  for (const [name, definition] of Object.entries(contract) as [EndpointName, Endpoint][]) {
    const { limits } = definition
    app.route({
      method: definition.method,
      url: definition.path,
      schema: routeSchema(name, definition),
      ...(isPersonal(definition) && { compress: personalCompression }),
      ...(definition.bodyLimitBytes && { bodyLimit: definition.bodyLimitBytes }),
      onRequest: async (request, reply) => {
        if (definition.cached && !hasStaffCookie(deps, request)) {
          const key = keys.keyOf(request.url)
          const kept = key === undefined ? undefined : deps.publicCache.peek(key)
          return kept && sendCachedResponse(request, reply, kept)
        }
        request.context = await openContext(deps, definition, request, reply)
        const { bodyLimitBytes: limitBytes } = definition
        if (limitBytes) await reserveMemory(request, reply, { limitBytes, owner: ownerOf(request.context) })
      },
      preValidation: async request => {
        // Before validation, so that invalid calls count too.
        if (limits) await consumeCallLimits(deps, limits, request.context)
        // A missing body is validated as an empty one.
        if (definition.body && request.body === undefined) request.body = {}
        if (!isWellFormed(request.body))
          refuse('bad_request', { message: 'Un texte contient un caractère qui n’existe pas.' })
      },
      handler: handlerFor(name, definition),
    })
  }
}

/** The account or address that sends the body. */
const ownerOf = ({ sessions, ip }: RequestContext): string => accountOf(sessions) ?? ip

/** Built from parsed values in sorted order: unknown parameters and their order make no new entry. */
function cacheKey(name: EndpointName, request: FastifyRequest): string {
  const sorted = Object.entries({ ...(request.query as object), ...(request.params as object) })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(sorted)}`
}
