import type { ProviderKind } from '../provider-kind.ts'
import { cinetpayTransfers } from './cinetpay-transfers.ts'
import { cinetpayV1 } from './cinetpay-v1.ts'
import { cinetpayV2 } from './cinetpay-v2.ts'
import { type CinetpaySettings, readCinetpaySettings, refuseSimulation } from './read-settings.ts'
import { simulateCinetpay } from './simulate-cinetpay.ts'
import { v1Calls } from './v1-calls.ts'

/** CinetPay, with the client for the configured keys. */
export const cinetpay: ProviderKind<CinetpaySettings> = {
  readSettings: readCinetpaySettings,
  connect: settings => {
    if (settings.kind === 'v1') {
      const calls = v1Calls(settings)
      return cinetpayV1(calls, cinetpayTransfers(calls))
    }
    const { transfers } = settings
    return cinetpayV2(settings, transfers && cinetpayTransfers(v1Calls(transfers)))
  },
  simulated: { start: simulateCinetpay, refuse: refuseSimulation },
}
