import { loadConfig } from './config.ts'
import { reportFailure } from './logging/report-failure.ts'
import { type RunningServer, StopTimedOut, startServer } from './start-server.ts'
import { printWelcome } from './startup/print-welcome.ts'

/** Faster steps are not printed. */
const SLOW_STEP_MS = 300

async function logStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  let printed = ''
  const announce = setTimeout(() => {
    printed = `${title}… `
    process.stdout.write(printed)
  }, SLOW_STEP_MS)
  try {
    return await work()
  } finally {
    clearTimeout(announce)
    const durationMs = performance.now() - startedMs
    const seconds = (durationMs / 1000).toFixed(1).replace('.', ',')
    // Synchronous work may have kept the timer from firing: the title is printed now.
    if (durationMs > SLOW_STEP_MS) console.log(`${printed ? '' : `${title}… `}${seconds} s`)
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
  const server = await startServer(config, logStep)
  // A process group may get the signal more than once; the default handler would exit on the second.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(server))
  // Printed last: whoever reads it may stop the server right away.
  printWelcome(config, server.url)
} catch (error) {
  reportFailure(error)
  process.exit(1)
}
