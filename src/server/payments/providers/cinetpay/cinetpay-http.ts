import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable } from '../provider.ts'

/** CinetPay takes one to three seconds to open a payment when it works well. */
export const INITIALISE_TIMEOUT_MS = 15_000
/** Two attempts stay within the 10 s that CinetPay allows for answering its notification. */
export const CHECK_TIMEOUT_MS = 4_000

const SAFE_TRIES = 2
const RETRY_AFTER_MS = 150
const MAX_ANSWER_BYTES = 256_000

export type CinetpayCall = {
  baseUrl: string
  method: 'GET' | 'POST'
  path: string
  body?: Record<string, unknown>
  bearer?: string
  timeoutMs: number
}

type CinetpayAnswer = { httpStatus: number; body: unknown }

/**
 * Calls CinetPay with JSON both ways. Its errors may have any HTTP status, 200 included: the caller reads the body.
 * @throws ProviderUnavailable on timeout, HTTP 5xx or 429, or a response that is not JSON
 */
export async function callCinetpay(call: CinetpayCall): Promise<CinetpayAnswer> {
  const { baseUrl, method, path, body, bearer, timeoutMs } = call
  let response: Response
  let text: string
  try {
    response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
  } catch (error) {
    throw new ProviderUnavailable(`no answer from CinetPay to ${method} ${path}`, { cause: error })
  }
  if (response.status >= 500 || response.status === 429 || text.length > MAX_ANSWER_BYTES) {
    throw new ProviderUnavailable(`CinetPay answered ${response.status} to ${method} ${path}`)
  }
  return { httpStatus: response.status, body: parseJson(text, `${method} ${path}`) }
}

function parseJson(text: string, call: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ProviderUnavailable(`CinetPay did not answer JSON to ${call}`, { cause: error })
  }
}

/** Retries an idempotent call once, after a random delay, so that callers do not retry at the same time. */
export async function withRetry<T>(safeCall: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await safeCall()
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) || tries === SAFE_TRIES) throw error
      await sleep(RETRY_AFTER_MS * (0.5 + Math.random()))
    }
  }
}
