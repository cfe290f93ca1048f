import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { serverPaths } from '#contract/paths.ts'

/** Describes the API from the contract, for programs and for a person. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API AMIC', version: '1' } },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  })
}

/** To be called after the contract's routes. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get(serverPaths.openApi, { schema: { hide: true } }, () => app.swagger())
  app.get(serverPaths.apiDocs, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(Object.entries(app.swagger().paths ?? {}))),
  )
}

type Operations = Record<string, { summary?: string; operationId?: string } | undefined>

function docsPage(described: [string, unknown][]): string {
  const rows = described.flatMap(([path, operations]) =>
    Object.entries(operations as Operations).map(
      ([method, operation]) =>
        `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${path}</code></td><td>${operation?.summary ?? ''}</td></tr>`,
    ),
  )
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API AMIC</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
td{padding:.3rem .6rem;border-top:1px solid #ddd;vertical-align:top}</style>
<h1>API AMIC</h1><p>Description complète : <a href="${serverPaths.openApi}">openapi.json</a> (OpenAPI 3.1).</p>
<table>${rows.join('')}</table></html>`
}
