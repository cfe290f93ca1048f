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
  /** The server's French sentence, when it gave one. */
  sentence?: string | undefined
  /** One message per refused field. */
  errors?: Record<string, string> | undefined
  /** The members of the answer, of which some codes have more than these. */
  details?: object
  statusText?: string
}

/**
 * A refused or unanswered call. `message` is the sentence alone for a 400, otherwise `409: sentence`. Show people `sentence`,
 * through `sentenceOf`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string
  readonly sentence: string | undefined
  readonly errors: Record<string, string>
  /** What the answer tells beside its sentence; its type goes with the code: see `isRefused`. */
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

/** Did the server answer that it does not do what was asked? After any other failure it may have done it. */
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
 * Was a call refused with one of these codes? Then its details are known.
 *
 *     if (isRefused(error, 'stock_changed')) showStock(error.details.stock)
 */
export function isRefused<Code extends RefusalCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiRefusal<Code> {
  return error instanceof ApiFailure && (codes as readonly string[]).includes(error.code)
}

/** Does the call need the second factor, passed or set up? `passSecondFactor` leads there. */
export const needsSecondFactor = (error: unknown) =>
  isRefused(error, 'second_factor_required', 'second_factor_setup_required')

/** The message of an error for people: the server's sentence, or the fallback. */
export function sentenceOf(error: unknown, fallback: string): string {
  return unbreakable((error instanceof ApiFailure && error.sentence) || fallback)
}

/** Messages by field of a refused form; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof ApiFailure ? error.errors : {}
}

/** True for an answer of that status, from the server over HTTP or in the process. */
export function hasStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}
