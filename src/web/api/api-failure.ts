import type { ErrorAnswer } from '#contract/errors.ts'
import { unbreakable } from '#contract/french/unbreakable.ts'
import type { RefusalCode, RefusalDetails } from '#contract/refusals.ts'

/** The code of a failure without a response. */
const UNREACHABLE = 'unreachable'
export const OFFLINE = 'offline'

type Facts = {
  /** HTTP status; 0 when no server answered. */
  status: number
  code: string
  /** The server's French message, if any. */
  sentence?: string | undefined
  /** One message per invalid field. */
  errors?: Record<string, string> | undefined
  /** The response body, which has further members for some codes. */
  details?: object
  statusText?: string
}

/**
 * A refused or unanswered call. `message` is the sentence alone for a 400, otherwise `409: sentence`. Show users `sentence`,
 * through `sentenceOf`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string
  readonly sentence: string | undefined
  readonly errors: Record<string, string>
  /** Further members of the response, typed by the code: see `isRefused`. */
  readonly details: unknown

  constructor({ status, code, sentence, errors, details = {}, statusText }: Facts) {
    super(composeMessage(status, sentence, statusText))
    this.status = status
    this.code = code
    this.sentence = sentence
    this.errors = errors ?? {}
    this.details = details
  }
}

/** Whether the server refused the call. After any other failure it may have been carried out. */
export const isRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500

function composeMessage(status: number, sentence: string | undefined, statusText = ''): string {
  if (sentence && (status === 400 || status === 0)) return sentence
  return `${status}: ${sentence ?? statusText}`
}

/** The failure of a response. Accepts any body: a proxy may have answered. */
export function failureOf(status: number, statusText: string, body: unknown): ApiFailure {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorAnswer>
  return new ApiFailure({
    status,
    statusText,
    code: typeof answer.code === 'string' ? answer.code : `http_${status}`,
    sentence: typeof answer.message === 'string' && answer.message ? answer.message : undefined,
    errors: answer.errors,
    details: answer,
  })
}

/** The failure of a call that reached no server. */
export function unreachable(online: boolean): ApiFailure {
  return online
    ? new ApiFailure({ status: 0, code: UNREACHABLE, statusText: 'unreachable' })
    : new ApiFailure({ status: 0, code: OFFLINE, sentence: 'Vous êtes hors ligne' })
}

/** A failure with a known code and its typed details. */
export type ApiRefusal<Code extends RefusalCode> = ApiFailure & {
  readonly code: Code
  readonly details: RefusalDetails<Code>
}

/**
 * Whether a call was refused with one of these codes, which types its details.
 *
 *    if (isRefused(error, 'stock_changed')) showStock(error.details.stock)
 */
export function isRefused<Code extends RefusalCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiRefusal<Code> {
  return error instanceof ApiFailure && (codes as readonly string[]).includes(error.code)
}

/** Whether the call requires the second factor, passed or set up; handled by `passSecondFactor`. */
export const needsSecondFactor = (error: unknown) =>
  isRefused(error, 'second_factor_required', 'second_factor_setup_required')

/** The error message for users: the server's sentence, or the fallback. */
export function sentenceOf(error: unknown, fallback: string): string {
  return unbreakable((error instanceof ApiFailure && error.sentence) || fallback)
}

/** Messages by field of a refused form; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof ApiFailure ? error.errors : {}
}

/** Whether it is a response with that status, over HTTP or in process. */
export function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}
