import * as z from 'zod/mini'
import { ProviderUnavailable } from '../provider.ts'
import { CHECK_TIMEOUT_MS, callCinetpay, withRetry } from './cinetpay-http.ts'

const LoggedIn = z.object({ access_token: z.string(), expires_in: z.number() })

/** Renewed this long before it expires. */
const MARGIN_MS = 60_000

type AccessTokens = {
  /** The current token; logs in when there is none. Concurrent callers share one login. */
  current: () => Promise<string>
  /** Invalidates a refused token, unless it was already replaced. */
  forget: (refused: string) => void
}

/** Caches the bearer token of API v1 (valid 24 h) in this process. */
export function accessTokens(settings: {
  apiKey: string
  apiPassword: string
  baseUrl: string
}): AccessTokens {
  let kept: { token: Promise<string>; value?: string; expiresAtMs: number } | undefined

  async function logIn(): Promise<{ value: string; expiresAtMs: number }> {
    const { body } = await withRetry(() =>
      callCinetpay({
        baseUrl: settings.baseUrl,
        method: 'POST',
        path: '/v1/oauth/login',
        body: { api_key: settings.apiKey, api_password: settings.apiPassword },
        timeoutMs: CHECK_TIMEOUT_MS,
      }),
    )
    const parsed = LoggedIn.safeParse(body)
    if (!parsed.success) {
      const code = z.object({ code: z.number() }).safeParse(body).data?.code
      throw new ProviderUnavailable(`CinetPay refuses to log in (code ${code ?? 'none'}): check the keys`)
    }
    const { access_token: value, expires_in: seconds } = parsed.data
    return { value, expiresAtMs: Date.now() + seconds * 1000 - MARGIN_MS }
  }

  function renew(): Promise<string> {
    const login = logIn()
    const renewed: NonNullable<typeof kept> = {
      token: login.then(({ value, expiresAtMs }) => {
        renewed.value = value
        renewed.expiresAtMs = expiresAtMs
        return value
      }),
      expiresAtMs: Number.POSITIVE_INFINITY,
    }
    kept = renewed
    renewed.token.catch(() => {
      if (kept === renewed) kept = undefined
    })
    return renewed.token
  }

  return {
    current: () => (kept && Date.now() < kept.expiresAtMs ? kept.token : renew()),
    forget: refused => {
      if (kept?.value === refused) kept = undefined
    },
  }
}
