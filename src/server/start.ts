import { loadConfig } from './config.ts'
import { greet } from './greet.ts'
import { type RunningServer, StopTimedOut, startServer } from './start-server.ts'
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

async function end(server: RunningServer): Promise<void> {
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StopTimedOut ? error.message : error)
    process.exit(1)
  }
}

try {
  const config = loadConfig()
  const server = await startServer(config, tellStep)
  // A group of processes is told more than once: by itself, the second time Node.js would end at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(server))
  // Whoever reads that it is open may have it stop at once.
  greet(config, server.url)
} catch (error) {
  tellFailure(error)
  process.exit(1)
}
