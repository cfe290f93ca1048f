import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { firstMessages } from '#contract/first-messages.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { outageOf } from '#database/outage.ts'
import { SQL_STATE, sqlStateOf } from '#database/sql-state.ts'
import { logRequestFailure } from './log-failure.ts'
import { Refused } from './refuse.ts'

/** SQL states of text that PostgreSQL cannot store. */
const unstorableText: readonly (string | undefined)[] = [
  SQL_STATE.invalidByteSequence,
  SQL_STATE.untranslatableCharacter,
]

const codesOfFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
}

/** The first message of each field, in the order of the contract. */
const fieldErrors = ({ validation = [] }: FastifyError): Record<string, string> =>
  firstMessages(
    validation.map(({ instancePath, message = '' }) => ({ path: instancePath.split('/').slice(1), message })),
  )

/** Message for schemas without their own (Zod's would be English). */
export const DEFAULT_FIELD_MESSAGE = 'Valeur incorrecte'

/** Converts any error to the refusal that the client gets. */
export function refusalOf(error: FastifyError | Error): Refused {
  if (error instanceof Refused) return error
  const fastifyError = error as FastifyError
  if (fastifyError.validation) {
    if (fastifyError.validationContext === 'params') return new Refused('not_found')
    const errors = fieldErrors(fastifyError)
    // The body as a whole is invalid: not an object, or a list that violates its schema.
    const { '': ofAll } = errors
    if (ofAll === DEFAULT_FIELD_MESSAGE) return new Refused('bad_request')
    if (ofAll !== undefined) return new Refused('bad_request', { message: ofAll })
    const message = Object.values(errors)[0]
    return new Refused('validation', { errors, ...(message ? { message } : {}) })
  }
  const known = codesOfFastify[fastifyError.code]
  if (known) return new Refused(known)
  if (unstorableText.includes(sqlStateOf(error))) return new Refused('bad_request')
  if (outageOf(error)) {
    const refused = new Refused('unavailable')
    return Object.assign(refused, { cause: error })
  }
  if (fastifyError.code === 'ENAMETOOLONG') return new Refused('not_found')
  const { statusCode = 500 } = fastifyError
  // A forbidden file is answered as not found.
  if (statusCode === 403 || statusCode === 404) return new Refused('not_found')
  if (statusCode >= 400 && statusCode < 500) return new Refused('bad_request')
  return new Refused('internal')
}

/** Sends a refusal in the API's error format. */
export function sendRefusal(reply: FastifyReply, refused: Refused): FastifyReply {
  const { status, message, code, details, retryAfterSeconds } = refused
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message, code, ...details })
}

/** Registers the error handler. Unexpected errors are logged in full and answered without internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusalOf(error)
    if (refused.status >= 500) logRequestFailure(request, error, 'request failed')
    return sendRefusal(reply, refused)
  })
}
