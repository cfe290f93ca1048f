import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { contract, type EndpointName } from '#contract/contract.ts'
import { type Endpoint, refusalsOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'

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

/** Describes the API from the contract: `/api/openapi.json`, and `/api/docs` for a person. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API AMIC', version: '1' } },
    transform: document => {
      const { schema, url } = describeZod(document)
      return { schema: withRefusals(schema), url }
    },
  })
}

/** To be called after the contract's routes. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(Object.entries(app.swagger().paths ?? {}))),
  )
}

type Operations = Record<string, { summary?: string; operationId?: string } | undefined>

function docsPage(paths: [string, unknown][]): string {
  const rows = paths.flatMap(([path, operations]) =>
    Object.entries(operations as Operations).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${path}</code></td><td>${operation?.summary ?? ''}</td></tr>`,
    ),
  )
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API AMIC</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
td{padding:.3rem .6rem;border-top:1px solid #ddd;vertical-align:top}</style>
<h1>API AMIC</h1><p>Description complète : <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table>${rows.join('')}</table></html>`
}
