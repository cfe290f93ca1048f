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
  /** @throws ProviderUnavailable when there is no answer, or none that is understood */
  call: (call: AuthorisedCall) => Promise<{ status: V1Status; body: unknown }>
}

const TOKEN_REFUSED: readonly number[] = [V1.invalidToken, V1.expiredToken]
/** Wrong keys or an address that is not allow-listed: the customer can do nothing, AMIC must. */
export const OUR_TROUBLE: readonly number[] = [...TOKEN_REFUSED, V1.invalidCredentials, V1.notAllowed, -1]

/** Calls of API v1 with a token that is renewed when it is refused. */
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
    /** A refused token is renewed once. The call was not carried out, so that any call may be repeated. */
    call: async call => {
      const first = await callOnce(call)
      if (!TOKEN_REFUSED.includes(first.status.code)) return first
      tokens.forget(first.token)
      return callOnce(call)
    },
  }
}
