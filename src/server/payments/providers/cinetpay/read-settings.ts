import { allOrNone, type Problem, type Variables } from '../../../config-variables.ts'
import type { V1Settings } from './cinetpay-v1.ts'
import type { V2Settings } from './cinetpay-v2.ts'

/** The keys of one of CinetPay's two APIs. */
export type CinetpaySettings = ({ kind: 'v1' } & V1Settings) | ({ kind: 'v2' } & V2Settings)

/** Keys that start with `sk_` belong to the API of 2026, all others to the legacy one; null without keys. */
export function readCinetpaySettings(v: Variables, problems: Problem[]): CinetpaySettings | null {
  if (v.CINETPAY_API_KEY?.startsWith('sk_')) {
    const keys = allOrNone(v, ['CINETPAY_API_KEY', 'CINETPAY_API_PASSWORD'], problems)
    const live = v.CINETPAY_API_KEY.startsWith('sk_live_')
    const baseUrl = v.CINETPAY_BASE_URL ?? (live ? 'https://api.cinetpay.co' : 'https://api.cinetpay.net')
    if (!keys) return null
    return { kind: 'v1', apiKey: keys.CINETPAY_API_KEY, apiPassword: keys.CINETPAY_API_PASSWORD, baseUrl }
  }
  const keys = allOrNone(v, ['CINETPAY_API_KEY', 'CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY'], problems)
  if (!keys) return null
  return {
    kind: 'v2',
    apiKey: keys.CINETPAY_API_KEY,
    siteId: keys.CINETPAY_SITE_ID,
    secretKey: keys.CINETPAY_SECRET_KEY,
    baseUrl: v.CINETPAY_BASE_URL ?? 'https://api-checkout.cinetpay.com',
  }
}
