import type { Database } from '#database/connect.ts'
import type { Config } from '#server/config.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import { openPrivateStorage, openStorage } from '#server/media/public.ts'
import { loadDemoData } from './load-demo-data.ts'

/**
 * Loads the demonstration as the configuration says: into its storage, with passwords that all may know or nobody does. What lasts
 * is told on the console.
 * @param pictureWidth pixels; as wide as a telephone shows them unless told
 */
export async function loadConfigured(config: Config, db: Database, pictureWidth?: number): Promise<void> {
  const log = createLogger(config)
  await loadDemoData({
    db,
    storage: await openStorage(config, { log }),
    privateStorage: await openPrivateStorage(config, { log }),
    clock: () => new Date(),
    say: console.log,
    knownPasswords: config.demoAccounts,
    pictureWidth,
    cashAnswerHours: config.initialSettings.cashAnswerHours,
  })
}
