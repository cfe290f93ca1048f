import { connectDatabase } from '#database/connect.ts'
import { reportFailure } from '#server/logging/report-failure.ts'
import { loadConfigured } from './load-configured.ts'
import type { LoadOrder } from './load-in-process.ts'

// The process of load-in-process.ts: waits for its order, carries it out, and ends.

async function load({ config, databaseUrl }: LoadOrder): Promise<void> {
  const { dataDir, preparesStatements } = config
  const { db, close } = await connectDatabase({ databaseUrl, dataDir, poolSize: 2, preparesStatements })
  try {
    await loadConfigured(config, db)
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
    reportFailure(error)
    process.exit(1)
  }
})
