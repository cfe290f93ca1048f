import type { Connection } from '#database/connect.ts'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/start-server.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
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

/** Where the sites of this worker were found; the next is found there again, by the pages that stayed (visitors.ts). */
const freePorts: number[] = []

/**
 * The whole site as `npm start` serves it, built pages and simulated payments included, on a database of its own. It
 * lives in the process of its test, whose files load the server's code once; what a process does is told by the tests
 * that start one.
 *
 *     const site = await startTestSite()
 *     afterAll(site.close)
 */
export async function startTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const database = await createTestDatabase()
  const dataDir = await makeTemporaryFolder('site')
  const port = freePorts.pop() ?? (await findSteadyPort())
  const address = { HOST: 'localhost', PORT: String(port), DATABASE_URL: database.url, DATA_DIR: dataDir }
  const server = await startServer(readConfig({ ...quietServer, ...address, ...env }), (_, work) => work())
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
