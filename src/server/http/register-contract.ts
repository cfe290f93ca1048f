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
import { WITHOUT_WORDS } from './answer-errors.ts'
import type { PublicCache } from './cache/public-cache.ts'
import { sendStoredAnswer } from './cache/send-stored-answer.ts'
import { personalCompression } from './compress-personal.ts'
import type { FileAnswer, RequestContext, StreamAnswer } from './context.ts'
import { sendEventStream } from './event-stream.ts'
import type { Handlers } from './handlers.ts'
import { roomForLargeBodies } from './limits/large-bodies.ts'
import { takeCall } from './limits/rate-limit.ts'
import { noteFailure } from './note-failure.ts'
import { OpenStreams } from './open-streams.ts'
import { checkOrigin } from './origin-check.ts'
import { KnownAddresses } from './pages/known-addresses.ts'
import { refuse } from './refuse.ts'
import { anonymousContext, openContext, securityNotesOf } from './request-context.ts'
import type { SecurityLog } from './security-log.ts'
import { accountOf } from './sessions/account-of.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import { isWellFormed } from './well-formed.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the handler of an endpoint knows of its request. */
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

/** The headers of a page of a list: the total, and the address of the next page, of known parameters only. */
function listHeaders(
  name: EndpointName,
  request: FastifyRequest,
  { total, nextCursor }: Paged<unknown>,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(total) }
  if (nextCursor === null) return headers
  // As the contract has it, not as it was asked for: whoever asks names hosts and ways of their own, and the answer is kept for all.
  const next = callUrl(contract[name].path, {
    params: request.params as Record<string, string>,
    query: { ...(request.query as object), cursor: nextCursor },
  })
  return { ...headers, link: `<${next}>; rel="next"` }
}

/** The cache tags of one request: `product:{id}` names the product of the path. */
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

/** Calls an endpoint's handler with what the request brought. */
function call(
  { handlers }: RegisterDeps,
  name: EndpointName,
  request: FastifyRequest,
  context: RequestContext,
) {
  return (handlers[name] as AnyHandler)(partsOf(request), context)
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function answerPlainly(deps: RegisterDeps, name: EndpointName): Answering {
  const { method, access, status = 200, paged }: Endpoint = contract[name]
  const changesPages = method !== 'GET' && isForStaff({ access })
  return async (request, reply) => {
    const answer = await call(deps, name, request, request.context)
    // Whoever saved something and looks at its page must not be shown the page of before.
    if (changesPages) await deps.live.caughtUp()
    reply.code(status).header('cache-control', 'no-store')
    if (!paged) return answer
    const page = answer as Paged<unknown>
    reply.headers(listHeaders(name, request, page))
    return page.items
  }
}

/** A vendor or an administrator may see what the public does not: is one perhaps asking? */
const maySeeMore = ({ cookies }: RegisterDeps, request: FastifyRequest): boolean =>
  cookies.read(request, 'vendor') !== undefined || cookies.read(request, 'admin') !== undefined

/** Is one really asking? A cookie that anybody may make up does not go past what is kept. */
const seesMore = (deps: RegisterDeps, request: FastifyRequest): boolean =>
  maySeeMore(deps, request) &&
  (request.context.sessions.vendor ?? request.context.sessions.admin) !== undefined

/** The kept answer is made as nobody sees it; those who may see more are answered apart. */
function answerFromCache(deps: RegisterDeps, name: EndpointName, addresses: KnownAddresses): Answering {
  const { cached = [], paged }: Endpoint = contract[name]
  const plainly = answerPlainly(deps, name)
  return async (request, reply) => {
    if (seesMore(deps, request)) return plainly(request, reply)
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
    addresses.note(request.url, key)
    return reply
  }
}

const isPersonal = ({ cached, stream, file }: Endpoint) => !cached && !stream && !file

/** Browsers show a receipt and a picture; tables and data are for other programs. */
const dispositionOf = (mediaType: string) =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/') ? 'inline' : 'attachment'

function answerFile(deps: RegisterDeps, name: EndpointName, mediaType: string): Answering {
  return async (request, reply) => {
    const file = (await call(deps, name, request, request.context)) as FileAnswer
    // The connection then ends before the file does: who receives it sees that it is not whole.
    if (file.content instanceof Readable)
      file.content.on('error', error => noteFailure(request, error, 'file cut short'))
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
): Answering {
  const { access }: Endpoint = contract[name]
  return async (request, reply) => {
    const sessionIds = Object.values(request.context.sessions)
      .filter(({ role }) => access !== 'public' && access.includes(role))
      .map(({ sessionId }) => sessionId)
    const followed = (await call(deps, name, request, request.context)) as StreamAnswer
    // From here on nothing is waited for: of many that are opened at once, each sees those before it.
    streams.refuseBeyondMost(sessionIds)
    const { linkedOrderId } = followed
    if (linkedOrderId !== undefined) streams.refuseBeyondMostOfLinks(linkedOrderId)
    // Whoever left meanwhile tells it no more, and would hold its place for ever.
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
 * Makes one route of every endpoint of the contract. A request passes: origin, sessions and access, limits, parsing,
 * handler, answer. Streams end when the server closes.
 */
export function registerContract(app: FastifyInstance, deps: RegisterDeps): void {
  const ownOrigins = [new URL(deps.config.publicUrl).origin]
  const streams = new OpenStreams(deps)
  const recent = new RecentChanges(deps.live.events)
  z.config({ customError: () => WITHOUT_WORDS })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('context')
  app.addHook('onRequest', async request => checkOrigin(request, ownOrigins, securityNotesOf(deps, request)))
  app.addHook('preClose', async () => streams.close())

  const addresses = new KnownAddresses()
  const makeRoom = roomForLargeBodies()
  const answering = (name: EndpointName, { stream, file, cached }: Endpoint): Answering => {
    if (file) return answerFile(deps, name, file)
    if (stream) return answerStream(deps, name, { streams, recent })
    return cached ? answerFromCache(deps, name, addresses) : answerPlainly(deps, name)
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
        if (definition.cached && !maySeeMore(deps, request)) {
          const key = addresses.keyOf(request.url)
          const kept = key === undefined ? undefined : deps.publicCache.kept(key)
          return kept && sendStoredAnswer(request, reply, kept)
        }
        request.context = await openContext(deps, definition, request, reply)
        const { bodyLimitBytes: limitBytes } = definition
        if (limitBytes) await makeRoom(request, reply, { limitBytes, owner: ownerOf(request.context) })
      },
      preValidation: async request => {
        // Before what is sent is looked at: calls that are refused for it count too.
        if (limits) await takeCall(deps, limits, request.context)
        // Of a body that was not sent every field is missing.
        if (definition.body && request.body === undefined) request.body = {}
        if (!isWellFormed(request.body))
          refuse('bad_request', { message: 'Un texte contient un caractère qui n’existe pas.' })
      },
      handler: answering(name, definition),
    })
  }
}

/** Whose body it is. */
const ownerOf = ({ sessions, ip }: RequestContext): string => accountOf(sessions) ?? ip

/** Parsed values only, in a fixed order: unknown parameters and their order make no new entry. */
function cacheKey(name: EndpointName, request: FastifyRequest): string {
  const sorted = Object.entries({ ...(request.query as object), ...(request.params as object) })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(sorted)}`
}
