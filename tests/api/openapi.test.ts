import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { body } = await (await app.browser()).get('/api/openapi.json')

test('the description of an endpoint shows what it refuses: status, code, sentence, details', () => {
  const { responses } = body.paths['/api/vendor/products/{id}'].patch
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404', '409']))
  expect(responses[409]).toMatchObject({
    description: 'stock_changed : Le stock a changé entre-temps, par une vente ou une annulation.',
    content: {
      'application/json': {
        schema: {
          anyOf: [
            {
              properties: { code: { enum: ['stock_changed'] }, stock: { type: 'integer' } },
              required: ['message', 'code', 'stock'],
            },
          ],
        },
      },
    },
  })
  expect(responses[404].description).toContain('product_not_found : Produit non trouvé')
  expect(responses[429].headers['Retry-After'].schema).toEqual({ type: 'integer' })
})

test('what follows from how an endpoint is called is shown too, and nothing else', () => {
  const { responses } = body.paths['/api/products/{id}'].get
  expect(Object.keys(responses)).toEqual(['200', '400', '404', '500', '503'])
})

test('files and streams are shown as what they are', () => {
  const { paths } = body
  expect(paths['/api/vendor/products.csv'].get.responses[200].content).toHaveProperty([
    'text/csv; charset=utf-8',
  ])
  expect(paths['/api/orders/{id}/events'].get.responses[200].content).toHaveProperty(['text/event-stream'])
})
