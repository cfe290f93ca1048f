import type { FastifyInstance } from 'fastify'

/** Parses JSON as Fastify does, but accepts an empty body: many clients send the content type without one. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}
