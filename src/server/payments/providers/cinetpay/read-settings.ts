import { allOrNone, type ConfigProblem, type Variables } from '../../../config/config-variables.ts'
import type { V2Settings } from './cinetpay-v2.ts'
import type { V1Settings } from './v1-calls.ts'

/** Keys of one of CinetPay's two APIs; those of the legacy one may come with keys of the other, which alone sends transfers. */
export type CinetpaySettings =
  | ({ kind: 'v1' } & V1Settings)
  | ({ kind: 'v2'; transfers: V1Settings | null } & V2Settings)

const baseUrlOfV1 = (v: Variables, apiKey: string): string =>
  v.CINETPAY_BASE_URL ??
  (apiKey.startsWith('sk_live_') ? 'https://api.cinetpay.co' : 'https://api.cinetpay.net')

/** Reads the keys: `sk_…` for the API of 2026, others for the legacy one; null without keys. */
export function readCinetpaySettings(v: Variables, problems: ConfigProblem[]): CinetpaySettings | null {
  if (v.CINETPAY_API_KEY?.startsWith('sk_')) {
    const keys = allOrNone(v, ['CINETPAY_API_KEY', 'CINETPAY_API_PASSWORD'], problems)
    if (!keys) return null
    const { CINETPAY_API_KEY: apiKey, CINETPAY_API_PASSWORD: apiPassword } = keys
    return { kind: 'v1', apiKey, apiPassword, baseUrl: baseUrlOfV1(v, apiKey) }
  }
  const keys = allOrNone(v, ['CINETPAY_API_KEY', 'CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY'], problems)
  if (!keys) return null
  return {
    kind: 'v2',
    apiKey: keys.CINETPAY_API_KEY,
    siteId: keys.CINETPAY_SITE_ID,
    secretKey: keys.CINETPAY_SECRET_KEY,
    baseUrl: v.CINETPAY_BASE_URL ?? 'https://api-checkout.cinetpay.com',
    transfers: readTransferKeys(v, problems),
  }
}

function readTransferKeys(v: Variables, problems: ConfigProblem[]): V1Settings | null {
  const keys = allOrNone(v, ['CINETPAY_TRANSFER_API_KEY', 'CINETPAY_TRANSFER_API_PASSWORD'], problems)
  if (!keys) return null
  const { CINETPAY_TRANSFER_API_KEY: apiKey, CINETPAY_TRANSFER_API_PASSWORD: apiPassword } = keys
  return { apiKey, apiPassword, baseUrl: baseUrlOfV1(v, apiKey) }
}

export const refuseSimulation = (v: Variables): ConfigProblem | undefined =>
  v.CINETPAY_SIMULATOR === 'allow'
    ? undefined
    : {
        variable: 'CINETPAY_API_KEY',
        message:
          'sans clé, les paiements seraient simulés, ce que la production refuse ; donnez les clés CinetPay, ou CINETPAY_SIMULATOR=allow si c’est voulu',
      }
