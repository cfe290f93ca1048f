import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { contentSecurityPolicy } from './page-security.ts'

const describe = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** "orders" of "/api/orders/:id": under it the API's page gathers its calls. */
const groupOf = (url: string): string => url.split('/')[2] ?? url

/** Describes the API from the contract: `/api/openapi.json`, and `/api/docs` for a person. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'API AMIC', version: '1' } },
    transform: route => {
      const { schema, url } = describe(route)
      return { schema: { ...schema, tags: [groupOf(url)] }, url }
    },
  })
}

/** To be called after the contract's routes. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(''),
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
}
