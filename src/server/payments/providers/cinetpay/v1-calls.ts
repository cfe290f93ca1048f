import * as z from 'zod/mini'
import { ProviderUnavailable } from '../provider.ts'
import { accessTokens } from './access-token.ts'
import { type CinetpayCall, callCinetpay, withRetry } from './cinetpay-http.ts'
import { V1 } from './codes-v1.ts'

export type V1Settings = { apiKey: string; apiPassword: string; baseUrl: string }

const Status = z.object({
  code: z.number(),
  status: z.optional(z.string()),
  transaction_id: z.nullish(z.string()),
  merchant_transaction_id: z.nullish(z.string()),
})
export type V1Status = z.output<typeof Status>

type AuthorisedCall = Omit<CinetpayCall, 'baseUrl' | 'bearer'>

export type V1Calls = {
  /** @throws ProviderUnavailable without a response, or with one that cannot be parsed */
  call: (call: AuthorisedCall) => Promise<{ status: V1Status; body: unknown }>
}

const TOKEN_REFUSED: readonly number[] = [V1.invalidToken, V1.expiredToken]
/** Codes for wrong keys or an IP address that is not on the allow-list: for AMIC to solve, not the customer. */
export const OUR_TROUBLE: readonly number[] = [...TOKEN_REFUSED, V1.invalidCredentials, V1.notAllowed, -1]

/** Calls API v1 with a bearer token, which is renewed when refused. */
export function v1Calls(settings: V1Settings): V1Calls {
  const { baseUrl } = settings
  const tokens = accessTokens(settings)

  async function callOnce(call: AuthorisedCall) {
    const token = await tokens.current()
    const ask = () => callCinetpay({ ...call, baseUrl, bearer: token })
    const { body } = await (call.method === 'GET' ? withRetry(ask) : ask())
    const parsed = Status.safeParse(body)
    if (parsed.success) return { status: parsed.data, body, token }
    throw new ProviderUnavailable("CinetPay's answer is not understood", { cause: parsed.error })
  }

  return {
    /** A refused token is renewed once. The refused call had no effect, so that any call may be retried. */
    call: async call => {
      const first = await callOnce(call)
      if (!TOKEN_REFUSED.includes(first.status.code)) return first
      tokens.forget(first.token)
      return callOnce(call)
    },
  }
}
