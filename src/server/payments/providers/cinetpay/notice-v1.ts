import { sameSecret } from '../../../http/same-secret.ts'
import type { Notice, RawNotice } from '../notice.ts'
import { V1_API } from './names.ts'

/** Parses a notice of API v1, for a payment or a transfer; it is proved by the token issued when that was opened. */
export function readNoticeV1({ fields }: RawNotice): Notice | null {
  const { notify_token: token, merchant_transaction_id: transactionId } = fields
  if (!token || !transactionId) return null
  return {
    transactionId,
    judge: attempt => {
      // A notice may arrive before the response to `start` with the token is stored.
      if (attempt?.providerApi === V1_API && attempt.notifyToken === null) return 'too_early'
      const expected = attempt?.notifyToken ?? null
      return expected !== null && sameSecret(token, expected) ? 'genuine' : 'forged'
    },
  }
}
