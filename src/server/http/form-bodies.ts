import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const FORM = 'application/x-www-form-urlencoded'

/** Registers the parser of HTML form bodies for a scope: the body becomes an object of strings. */
export function registerFormParser(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Strings and numbers of a form or a flat JSON object; other values are left out. */
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

/** The form fields of a body or query; empty when it is not an object. */
export const fieldsOf = (body: unknown): Record<string, string> => Fields.safeParse(body).data ?? {}
