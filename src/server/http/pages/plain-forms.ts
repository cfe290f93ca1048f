import type { FastifyInstance } from 'fastify'
import { refusalOf } from '../answer-errors.ts'
import { fieldsOf, readForms } from '../form-bodies.ts'
import { noteFailure } from '../note-failure.ts'
import { type DrawingDeps, drawPage, sendUnkept } from './draw-page.ts'
import type { PageSource } from './page-source.ts'

/** A form that a browser may send by itself: without JavaScript, or before the page has come alive. */
export type PlainForm = {
  /** The page that shows the form, to which it is sent. */
  path: string
  /**
   * Does what the form asks.
   * @throws Refused
   */
  receive: (fields: Record<string, string>, ip: string) => Promise<void>
}

const BODY_LIMIT_BYTES = 64_000

/**
 * Takes forms as browsers send them, and answers with pages: what was received sends to the form's page with `envoi=fait`,
 * so that reading it again sends nothing twice; what was refused shows the form again, with what was typed and what is wrong.
 */
export async function servePlainForms(
  app: FastifyInstance,
  deps: DrawingDeps & { forms: readonly PlainForm[] },
  source: PageSource,
): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    readForms(scope, BODY_LIMIT_BYTES)
    for (const { path, receive } of deps.forms) {
      const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES }
      scope.post(path, options, async (request, reply) => {
        const values = fieldsOf(request.body)
        try {
          await receive(values, request.ip)
          return reply.redirect(`${path}?envoi=fait`, 303)
        } catch (error) {
          const { status, message, details, retryAfterSeconds } = refusalOf(error as Error)
          if (status >= 500) noteFailure(request, error, 'form failed')
          const { errors = {} } = details
          if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
          const url = new URL(path, deps.publicUrl)
          const page = await drawPage(url, source, { ...deps, log: request.log }, { values, message, errors })
          return sendUnkept(reply, { ...page, status })
        }
      })
    }
  })
}
