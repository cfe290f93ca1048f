import { connectDatabase } from '#database/connect.ts'
import { createLog } from '#server/create-log.ts'
import { openPrivateStorage, openStorage } from '#server/media/public.ts'
import { tellFailure } from '#server/tell-failure.ts'
import type { LoadOrder } from './load-apart.ts'
import { loadDemoData } from './load-demo-data.ts'

// The process of load-apart.ts: waits for its order, carries it out, and ends.

async function load({ config, databaseUrl }: LoadOrder): Promise<void> {
  const { dataDir, preparesStatements, demoAccounts } = config
  const log = createLog(config)
  const { db, close } = await connectDatabase({ databaseUrl, dataDir, poolSize: 2, preparesStatements })
  try {
    await loadDemoData({
      db,
      storage: await openStorage(config, { log }),
      privateStorage: await openPrivateStorage(config, { log }),
      clock: () => new Date(),
      say: console.log,
      knownPasswords: demoAccounts,
    })
  } finally {
    await close()
  }
}

// Whoever wanted it is gone; what is not committed is undone.
process.once('disconnect', () => process.exit(1))
process.once('message', async (order: LoadOrder) => {
  try {
    await load(order)
    process.exit(0)
  } catch (error) {
    tellFailure(error)
    process.exit(1)
  }
})
