import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const FORM = 'application/x-www-form-urlencoded'

/** Has the routes of a scope read what an HTML form sends: the body becomes an object of texts. */
export function registerFormParser(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Texts and numbers of a form or of a flat JSON object; the rest does not concern us. */
const Fields = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform(record =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      ),
    ),
  ),
)

/** What a body, or a query, says as a form would. */
export const fieldsOf = (body: unknown): Record<string, string> => Fields.safeParse(body).data ?? {}
