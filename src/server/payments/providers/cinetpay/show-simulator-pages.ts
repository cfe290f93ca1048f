import type { FastifyInstance, FastifyReply } from 'fastify'
import { SIMULATOR_PATH } from '#contract/paths.ts'

const FORM = 'application/x-www-form-urlencoded'
const BODY_LIMIT_BYTES = 16_000
const PASSED_ON = ['content-type', 'content-security-policy', 'cache-control', 'location']
/** The token pattern prevents access to any other path of the simulator. */
const PAGE = `${SIMULATOR_PATH}/pay/:token(^[0-9a-f]+$)`

type Page = { Params: { token: string }; Querystring: { etape?: string } }
type Form = { Params: { token: string; step: string }; Body: string | undefined }

/**
 * Serves the simulator's payment pages at the shop's address: the simulator listens on localhost only, and the payer may be
 * elsewhere. Nothing else of the simulator is accessible.
 */
export async function showSimulatorPages(app: FastifyInstance, simulatorUrl: string): Promise<void> {
  const relay = async (reply: FastifyReply, path: string, init: RequestInit) => {
    const answer = await fetch(simulatorUrl + path, { ...init, redirect: 'manual' })
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(answer.status).send(await answer.text())
  }

  await app.register(async scope => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const options = { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES }

    scope.get<Page>(PAGE, options, ({ params, query }, reply) => {
      const search = query.etape ? `?${new URLSearchParams({ etape: query.etape })}` : ''
      return relay(reply, `/pay/${params.token}${search}`, {})
    })

    scope.post<Form>(`${PAGE}/:step(^operator|answer$)`, options, ({ params, body = '' }, reply) =>
      relay(reply, `/pay/${params.token}/${params.step}`, {
        method: 'POST',
        headers: { 'content-type': FORM },
        body,
      }),
    )
  })
}
