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

/** Response of a media type other than JSON. */
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

/** Refusals of an endpoint by HTTP status: each code with its message and further response members. */
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

/** "orders" of "/api/orders/:id", by which the API page groups endpoints. */
const groupOf = (url: string): string => url.split('/')[2] ?? url

/** Registers the OpenAPI description, generated from the contract. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API AMIC', version: '1' } },
    transform: route => {
      // Pages and files have no schema.
      const { schema = {}, url } = describeZod(route)
      return { schema: { ...withRefusals(schema), tags: [groupOf(url)] }, url }
    },
  })
}

/** Serves the description and its page. Call it after the contract's routes. */
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
        // Disables Swagger UI's request to an external validator.
        validatorUrl: null,
      },
    })
  })
}
