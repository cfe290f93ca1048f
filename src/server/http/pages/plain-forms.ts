import type { FastifyInstance } from 'fastify'
import { SENT_FORM } from '#contract/sent-form.ts'
import { stringifySearch } from '#contract/stringify-search.ts'
import { refusalOf } from '../answer-errors.ts'
import { fieldsOf, registerFormParser } from '../form-bodies.ts'
import { logRequestFailure } from '../log-failure.ts'
import type { PageSource } from './page-source.ts'
import { type RenderDeps, renderPageAt, sendUncached } from './render-page-at.ts'

/** A form that works without JavaScript, and before hydration. */
export type PlainForm = {
  /** Path of the page with the form; also the form's target. */
  path: string
  /**
   * Handles the submitted fields.
   * @throws Refused
   */
  receive: (fields: Record<string, string>, ip: string) => Promise<void>
}

const BODY_LIMIT_BYTES = 64_000

/**
 * Handles native form submissions: success redirects to the form's page with `SENT_FORM` (post/redirect/get); a refusal
 * renders the form again with the typed values and the errors.
 */
export async function servePlainForms(
  app: FastifyInstance,
  deps: RenderDeps & { forms: readonly PlainForm[] },
  source: PageSource,
): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    registerFormParser(scope, BODY_LIMIT_BYTES)
    for (const { path, receive } of deps.forms) {
      const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES }
      scope.post(path, options, async (request, reply) => {
        const values = fieldsOf(request.body)
        try {
          await receive(values, request.ip)
          return reply.redirect(path + stringifySearch(SENT_FORM), 303)
        } catch (error) {
          const { status, message, details, retryAfterSeconds } = refusalOf(error as Error)
          if (status >= 500) logRequestFailure(request, error, 'form failed')
          const { errors = {} } = details
          if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
          const url = new URL(path, deps.publicUrl)
          const page = await renderPageAt(
            url,
            source,
            { ...deps, log: request.log },
            { values, message, errors },
          )
          return sendUncached(reply, { ...page, status })
        }
      })
    }
  })
}
