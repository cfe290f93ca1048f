import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import type { Deps } from '../deps.ts'
import { fieldsOf, registerFormParser } from '../http/form-bodies.ts'
import { refuse } from '../http/refuse.ts'
import { NOTICE_PATH } from './notice-path.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { receiveNotice } from './receive-notice.ts'
import { isTransactionId } from './transaction-id.ts'

const BODY_LIMIT_BYTES = 64_000

/**
 * Registers webhooks and return URLs of providers: cross-origin form posts without session. They are marked `fromProvider` and
 * have their own checks.
 */
export async function registerProviderCalls(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>,
): Promise<void> {
  await app.register(async scope => {
    registerFormParser(scope, BODY_LIMIT_BYTES)
    const options = {
      config: { fromProvider: true as const },
      schema: { hide: true },
      bodyLimit: BODY_LIMIT_BYTES,
    }

    const receive = (path: string, senderOf: (request: FastifyRequest) => PaymentProvider) => {
      // A provider may test the URL with a GET before using it.
      scope.get(path, options, async request => {
        senderOf(request)
        return { ok: true }
      })
      scope.post(path, options, async request => {
        const { headers, body } = request
        await receiveNotice(deps, senderOf(request), { headers, fields: fieldsOf(body) })
        return { ok: true }
      })
    }
    receive(NOTICE_PATH, ({ params }) => {
      const { provider } = params as { provider: string }
      return deps.payments.named(provider) ?? refuse('not_found')
    })
    for (const provider of deps.payments.all) {
      if (provider.noticePath) receive(provider.noticePath, () => provider)
    }

    const returnFields = deps.payments.all.flatMap(provider => provider.returnFields ?? [])
    scope.post(paths.paymentReturn(), options, async (request, reply) =>
      reply.redirect(returnPageOf(request, ['transaction_id', ...returnFields]), 303),
    )
  })
}

/** The page that polls the payment. This call itself changes nothing. */
function returnPageOf(request: FastifyRequest, fieldNames: readonly string[]): string {
  const sent = { ...fieldsOf(request.query), ...fieldsOf(request.body) }
  const transactionId = fieldNames.map(name => sent[name] ?? '').find(isTransactionId)
  return paths.paymentReturn(transactionId)
}
