import { availableParallelism } from 'node:os'
import { quietly, tool } from './processes.mjs'

const CHECKS = [
  { title: 'Style et règles (Biome)', command: tool('biome', 'check', '.') },
  { title: 'Types du serveur', command: tool('tsc', '-p', 'tsconfig.server.json') },
  { title: 'Types des pages', command: tool('tsc', '-p', 'tsconfig.web.json') },
  { title: 'Types du service worker', command: tool('tsc', '-p', 'tsconfig.worker.json') },
  { title: 'Types des tests', command: tool('tsc', '-p', 'tsconfig.tests.json') },
]

/** Runs every static check, as many at once as there are processors, shows those that fail, gives the exit code. */
export async function check() {
  const waiting = [...CHECKS]
  let failures = 0
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await quietly(next.command)
      console.log(`${code === 0 ? '✓' : '✗'} ${next.title}`)
      if (code === 0) continue
      failures += 1
      console.log(output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return failures === 0 ? 0 : 1
}
