import type { Config } from '../../config.ts'
import { cinetpayV1 } from './cinetpay-v1.ts'
import { cinetpayV2 } from './cinetpay-v2.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The keys of one of CinetPay's two APIs. */
export type CinetpaySettings = Exclude<Config['payments'], { kind: 'simulator' }>

/** The client that goes with the configured keys. */
export function createPaymentProvider(settings: CinetpaySettings): PaymentProvider {
  return settings.kind === 'cinetpay-v1' ? cinetpayV1(settings) : cinetpayV2(settings)
}
