import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from './mutation.ts'

const CONTRACT = 'src/contract'
const FRESH = "    secondFactor: 'fresh',\n"
/** From the beginning of an endpoint to the line that asks for a fresh code; lines of an endpoint begin with four spaces. */
const ENDPOINT = new RegExp(`^  (?:\\w+: )?endpoint\\(\\{\\n(?: {4}.*\\n)*?${FRESH}`, 'gm')

function* freshEndpoints(): Generator<Mutation> {
  for (const path of readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('endpoints.ts')) continue
    const file = join(CONTRACT, path)
    for (const [text] of readFileSync(file, 'utf8').matchAll(ENDPOINT)) {
      const method = /method: '(\w+)'/.exec(text)?.[1] ?? 'GET'
      yield {
        wrong: `a session that was found open is asked for no code before ${method} ${/path: ['`](.*)['`]/.exec(text)?.[1]}`,
        file,
        text,
        becomes: text.replace(FRESH, ''),
        killedBy: ['tests/api/security/fresh-codes.test.ts'],
        only: 'is asked again before',
      }
    }
  }
}

/** What matters most, as the contract says it: each place that asks for a fresh code, forgotten. */
export const freshCodes: readonly Mutation[] = [
  ...freshEndpoints(),
  {
    wrong: 'who takes a second factor away on the server leaves no trace',
    file: 'src/server/security/second-factor/reset.ts',
    text: "    await recordServerAction(tx, { kind: 'factor.reset', userId, command: 'admin:reset-factor' }, clock())\n",
    becomes: '    void recordServerAction\n',
    killedBy: ['tests/api/security/second-factor.test.ts'],
    only: 'is helped by whoever runs the server',
  },
  {
    wrong: 'a link that somebody wrote into an order opens from our mail',
    file: 'src/server/notifications/send-mail.ts',
    text: 'const letter = withInertLinks(written, deps.config.publicUrl)',
    becomes: 'const letter = written',
    killedBy: ['tests/api/notifications/links-in-words.test.ts'],
  },
  {
    wrong: 'tracking links are guessed by an address that is written otherwise',
    file: 'src/server/orders/tracking/limit-guesses.ts',
    text: 'function isOfLink(request: FastifyRequest, publicUrl: string): boolean {\n',
    becomes:
      'function isOfLink(request: FastifyRequest, publicUrl: string): boolean {\n  if (!request.url.startsWith(API.replace(":token", ""))) return false\n',
    killedBy: ['tests/api/orders/tracking.test.ts'],
  },
]
