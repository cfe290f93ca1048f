import type { FastifyInstance } from 'fastify'

/** Reads JSON as Fastify does, but an empty body as none: many clients name the type of a body also where they send none. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}
