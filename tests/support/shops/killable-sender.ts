import { expect } from 'vitest'
import { runChecks } from '#database/integrity/run-checks.ts'
import { type Moment, pausableUrl, pauseTransactionAt } from '#tests/support/database/pause-point.ts'
import { cookieHeader, type TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { startPayingShop } from '#tests/support/partners/cinetpay.ts'
import { findSteadyPort } from '#tests/support/servers/free-port.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

export type KillableSender = Awaited<ReturnType<typeof openKillableSender>>

/** The books and the provider, and two administrators; the server that carries transfers out is another process, which is killed. */
export async function openKillableSender(name: string) {
  const shop = await startPayingShop('v1')
  const { db, deps, pool, browser } = shop.app
  const fatou = await browser((await createAdmin(db)).id)
  const ibrahim = await browser((await createAdmin(db)).id)
  const port = await findSteadyPort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...shop.providerEnv,
    DATA_DIR: await makeTemporaryFolder(name),
    DATABASE_URL: pausableUrl(deps.config.databaseUrl!),
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
  }
  let server = await startServerProcess(env)
  const killAndRestart = async (letGo: () => Promise<void>): Promise<void> => {
    await server.kill()
    await letGo()
    server = await startServerProcess(env)
  }
  return {
    shop,
    fatou,
    ibrahim,
    /** Asks the server that dies; null when it gave no answer. */
    ask: async (who: TestBrowser, path: string, body?: unknown): Promise<number | null> => {
      try {
        const response = await fetch(url + path, {
          method: 'POST',
          headers: {
            cookie: cookieHeader(who.cookies),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return response.status
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        return null
      }
    },
    killAndRestart,
    /** Kills it at a moment that it comes to by an act, and brings it back. */
    killAt: async (moment: Moment, act: () => Promise<unknown>): Promise<void> => {
      const still = await pauseTransactionAt(pool, moment)
      const asked = act()
      expect(await still.isReached()).toBe(true)
      await killAndRestart(still.letGo)
      await asked
    },
    /** The integrity checks, with all that the provider says: no franc twice, none lost. */
    expectRightBooks: async (): Promise<void> => {
      const results = await runChecks(pool, { providerTransfers: await shop.transfers() })
      const ofMoney = results.filter(({ name: check }) => /transfer|payout|paid_out|ledger|sent/.test(check))
      expect(ofMoney.length).toBeGreaterThan(8)
      expect(ofMoney.flatMap(({ name: check, rows }) => rows.map(row => [check, row]))).toEqual([])
    },
    close: async () => {
      await server.stop()
      await shop.close()
    },
  }
}
