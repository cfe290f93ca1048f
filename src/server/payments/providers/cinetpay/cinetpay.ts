import type { ProviderKind } from '../provider-kind.ts'
import { cinetpayV1 } from './cinetpay-v1.ts'
import { cinetpayV2 } from './cinetpay-v2.ts'
import { type CinetpaySettings, readCinetpaySettings } from './read-settings.ts'
import { simulateCinetpay } from './simulate-cinetpay.ts'

/** CinetPay, with the client that goes with the configured keys. */
export const cinetpay: ProviderKind<CinetpaySettings> = {
  readSettings: readCinetpaySettings,
  connect: settings => (settings.kind === 'v1' ? cinetpayV1(settings) : cinetpayV2(settings)),
  simulate: simulateCinetpay,
}
