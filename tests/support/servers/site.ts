import type { Connection } from '#database/connect.ts'
import type { Background } from '#server/background/open-background-thread.ts'
import { type BackgroundWork, startBackgroundWork } from '#server/background/start-background-work.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { unreachableProvider } from '#tests/support/servers/app.ts'
import { findFreePort, findSteadyPort } from '#tests/support/servers/free-port.ts'
import { quietServer, type ServerProcess, startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

export type TestSite = {
  /** Where people find it: `http://localhost:34567`. */
  url: string
  /** Where it keeps pictures. */
  dataDir: string
  db: Connection['db']
  close: () => Promise<void>
}

/** No result depends on the machine's speed: on a busy one a first page may take longer than a visitor should wait. */
const patient = { PAGE_TIMEOUT_SECONDS: '120' }

/** Where the sites of this worker were found; the next is found there again, by the pages that stayed (visitors.ts). */
const freePorts: number[] = []

/**
 * The whole site as `npm start` serves it, built pages included, on a database of its own. It lives with its background
 * in the thread of its test, whose files load the server's code once; what a process and its threads do is told by the
 * tests that start one. Its payment provider is nobody: see `startPayingSite`.
 *
 *     const site = await startTestSite()
 *     afterAll(site.close)
 */
export const startTestSite = (env: Record<string, string> = {}): Promise<TestSite> =>
  startPayingSite({ ...unreachableProvider, ...env })

/** The same with simulated payments, or with the provider of these variables. */
export async function startPayingSite(env: Record<string, string> = {}): Promise<TestSite> {
  const database = await createTestDatabase()
  const dataDir = await makeTemporaryFolder('site')
  const port = freePorts.pop() ?? (await findSteadyPort())
  const address = { HOST: 'localhost', PORT: String(port), DATABASE_URL: database.url, DATA_DIR: dataDir }
  const config = readConfig({ ...quietServer, ...patient, ...address, ...env })
  const server = await startServer(config, (_, work) => work(), openBackgroundHere)
  return {
    url: server.url,
    dataDir,
    db: database.db,
    close: async () => {
      await server.stop()
      freePorts.push(port)
      await database.close()
    },
  }
}

function openBackgroundHere(): Background {
  let isRunning = false
  let starting: Promise<BackgroundWork> | undefined
  return {
    isRunning: () => isRunning,
    start: async settings => {
      starting = startBackgroundWork(settings, {
        onRunning: now => {
          isRunning = now
        },
        waitForIdle: async () => {},
      })
      await starting
    },
    dropUnresponsive: () => void starting?.then(work => work.dropUnresponsive()),
    stop: async () => (await starting)?.stop(),
  }
}

/** One server process of a site, at an address that people can open: on a free port, or on that of one before it. */
export async function startSiteProcess(
  env: Record<string, string>,
  port?: number,
): Promise<ServerProcess & { port: number }> {
  // The site's own address goes into links and payments, so it is known before it starts.
  const chosen = port ?? (await findFreePort())
  const server = await startServerProcess({ HOST: 'localhost', PORT: String(chosen), ...env })
  return { ...server, url: `http://localhost:${chosen}`, port: chosen }
}
