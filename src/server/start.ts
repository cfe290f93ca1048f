import { loadConfig } from './config.ts'
import { greet } from './greet.ts'
import { startServer } from './start-server.ts'
import { tellFailure } from './tell-failure.ts'

/** Steps that nobody waits for need no line. */
const WORTH_TELLING_MS = 300

async function tellStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  let told = ''
  const announce = setTimeout(() => {
    told = `${title}… `
    process.stdout.write(told)
  }, WORTH_TELLING_MS)
  try {
    return await work()
  } finally {
    clearTimeout(announce)
    const durationMs = performance.now() - startedMs
    const seconds = (durationMs / 1000).toFixed(1).replace('.', ',')
    // Work that kept the process busy leaves the announcement no time: it is made now.
    if (durationMs > WORTH_TELLING_MS) console.log(`${told ? '' : `${title}… `}${seconds} s`)
  }
}

try {
  const config = loadConfig()
  const server = await startServer(config, tellStep)
  greet(config, server.url)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        error => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  tellFailure(error)
  process.exit(1)
}
