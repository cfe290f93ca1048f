import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths, serverPaths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { fieldsOf, readForms } from '../http/form-bodies.ts'
import { receiveNotice } from './receive-notice.ts'
import { isTransactionId } from './transaction-id.ts'

const BODY_LIMIT_BYTES = 64_000

/**
 * What the provider calls, or makes the payer's browser send: forms from another origin, without any session. They are
 * told apart by `fromProvider` and have their own checks.
 */
export async function registerProviderCalls(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async scope => {
    readForms(scope, BODY_LIMIT_BYTES)
    const options = {
      config: { fromProvider: true as const },
      schema: { hide: true },
      bodyLimit: BODY_LIMIT_BYTES,
    }

    // The provider tries the address before it uses it.
    scope.get(serverPaths.cinetpayNotice, options, async () => ({ ok: true }))

    scope.post(serverPaths.cinetpayNotice, options, async request => {
      await receiveNotice(deps, { headers: request.headers, fields: fieldsOf(request.body) })
      return { ok: true }
    })

    scope.post(paths.paymentReturn(), options, async (request, reply) =>
      reply.redirect(returnPageOf(request), 303),
    )
  })
}

/** The page that asks where the payment is. This call itself changes nothing. */
function returnPageOf(request: FastifyRequest): string {
  const { transaction_id: sent = '', cpm_trans_id: legacy = '' } = {
    ...fieldsOf(request.query),
    ...fieldsOf(request.body),
  }
  const transactionId = [sent, legacy].find(isTransactionId)
  return paths.paymentReturn(transactionId)
}
