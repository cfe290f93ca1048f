import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { contract, type EndpointName } from '#contract/contract.ts'
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { serverPaths } from '#contract/paths.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { contentSecurityPolicy } from './pages/page-security.ts'

/** A media type that is no JSON. */
const textOf = (mediaType: string) => ({
  description: 'Default Response',
  content: { [mediaType]: { schema: { type: 'string' } } },
})

function bodyOf(code: RefusalCode) {
  const { message, details }: Refusal = refusals[code]
  const { properties = {}, required = [] } = details ? z.toJSONSchema(details) : {}
  return {
    type: 'object',
    description: message,
    properties: { message: { type: 'string' }, code: { type: 'string', enum: [code] }, ...properties },
    required: ['message', 'code', ...required],
  }
}

/** What an endpoint refuses, by status: each code with its sentence and the further members of its answer. */
function refusalAnswers(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), code => refusals[code].status)
  const answers = [...byStatus].map(([status, codes]) => {
    const mayRetry = codes.some(code => 'retryAfter' in refusals[code])
    const answer = {
      description: codes.map(code => `${code} : ${refusals[code].message}`).join('\n'),
      anyOf: codes.map(bodyOf),
      ...(mayRetry && { headers: { 'Retry-After': { type: 'integer', description: 'En secondes' } } }),
    }
    return [status, answer] as const
  })
  return Object.fromEntries(answers)
}

function withRefusals(schema: FastifySchema & { operationId?: string }): FastifySchema {
  const endpoint: Endpoint | undefined = contract[schema.operationId as EndpointName]
  if (!endpoint) return schema
  const mediaType = endpoint.stream ? 'text/event-stream' : endpoint.file
  const success = mediaType ? { 200: textOf(mediaType) } : (schema.response as object)
  return { ...schema, response: { ...success, ...refusalAnswers(endpoint) } }
}

const describeZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** "orders" of "/api/orders/:id": under it the API's page gathers its calls. */
const groupOf = (url: string): string => url.split('/')[2] ?? url

/** Describes the API from the contract, for programs and for a person. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API AMIC', version: '1' } },
    transform: route => {
      // Pages and files have no schema at all.
      const { schema = {}, url } = describeZod(route)
      return { schema: { ...withRefusals(schema), tags: [groupOf(url)] }, url }
    },
  })
}

/** To be called after the contract's routes. */
export async function serveOpenApi(
  app: FastifyInstance,
  operatorsOnly: onRequestAsyncHookHandler,
): Promise<void> {
  app.get(serverPaths.openApi, { schema: { hide: true }, onRequest: operatorsOnly }, () => app.swagger())
  await app.register(async scope => {
    scope.addHook('onRequest', operatorsOnly)
    await scope.register(swaggerUi, {
      routePrefix: serverPaths.apiDocs,
      staticCSP: contentSecurityPolicy(),
      theme: { title: 'API AMIC' },
      uiConfig: {
        deepLinking: true,
        displayOperationId: true,
        docExpansion: 'none',
        layout: 'BaseLayout',
        // Otherwise the page has a stranger's server look at the description.
        validatorUrl: null,
      },
    })
  })
}
