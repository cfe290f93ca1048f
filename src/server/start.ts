import { DatabaseUnusableError } from '#database/connect.ts'
import { EmbeddedDatabaseError } from '#database/embedded/embedded-database-error.ts'
import { ConfigError, loadConfig } from './config.ts'
import { greet } from './greet.ts'
import { startServer } from './start-server.ts'

/** Steps that nobody waits for need no line. */
const WORTH_TELLING_MS = 300

async function tellStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  const announce = setTimeout(() => process.stdout.write(`${title}… `), WORTH_TELLING_MS)
  try {
    return await work()
  } finally {
    clearTimeout(announce)
    const durationMs = performance.now() - startedMs
    if (durationMs > WORTH_TELLING_MS) console.log(`${(durationMs / 1000).toFixed(1).replace('.', ',')} s`)
  }
}

/** What the operator can mend is told in a sentence; the rest is a fault of ours, told whole. */
function tellFailure(error: unknown): void {
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof DatabaseUnusableError ||
    error instanceof EmbeddedDatabaseError
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (isForOperator) console.error(error.message)
  else if (code === 'EADDRINUSE') {
    console.error(
      `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre par PORT.`,
    )
  } else console.error(error)
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
