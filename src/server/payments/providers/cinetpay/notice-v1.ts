import { sameSecret } from '../../../http/same-secret.ts'
import type { Notice, RawNotice } from '../notice.ts'
import { V1_API } from './names.ts'

/** A notice of API v1, of a payment or a transfer: it repeats the token that was given when that was opened. */
export function readNoticeV1({ fields }: RawNotice): Notice | null {
  const { notify_token: token, merchant_transaction_id: transactionId } = fields
  if (!token || !transactionId) return null
  return {
    transactionId,
    judge: attempt => {
      // A notice may come before the answer to `start`, which brings the token, has reached us.
      if (attempt?.providerApi === V1_API && attempt.notifyToken === null) return 'too_early'
      const expected = attempt?.notifyToken ?? null
      return expected !== null && sameSecret(token, expected) ? 'genuine' : 'forged'
    },
  }
}
