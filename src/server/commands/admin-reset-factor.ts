import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { loadConfig } from '../config.ts'
import { reportFailure } from '../logging/report-failure.ts'
import { resetSecondFactor } from '../security/public.ts'

/*
 * `npm run admin:reset-factor -- <user name>`: removes the second factor of an account. The server may be running. In production
 * an administrator sets up another one at the next login.
 */
async function resetFromArguments(): Promise<string> {
  const [username] = process.argv.slice(2)
  if (!username) {
    process.exitCode = 1
    return 'Usage : npm run admin:reset-factor -- <nom d’utilisateur>'
  }
  const { db, pool, close } = await connectDatabase({ ...loadConfig(), poolSize: 2 })
  try {
    await migrateDatabase(pool)
    if (await resetSecondFactor({ db, clock: () => new Date() }, username)) {
      return `Second facteur de « ${username} » retiré ; ses sessions sont fermées.`
    }
    process.exitCode = 1
    return `« ${username} » n’a pas de second facteur, ou n’existe pas.`
  } finally {
    await close()
  }
}

try {
  console.log(await resetFromArguments())
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
