import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Username } from '#contract/accounts/person.schemas.ts'
import { Email } from '#contract/common.ts'
import { paths } from '#contract/paths.ts'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { OperatorError } from '#database/operator-error.ts'
import { createAdmin, isTaken } from '../accounts/public.ts'
import { loadConfig } from '../config.ts'
import { reportFailure } from '../logging/report-failure.ts'

/*
 * `npm run admin:create -- <user name> <e-mail>`: creates an administrator and prints its password, once. The server may be
 * running. The password is generated, so that it is neither weak nor in a shell's history.
 */
const Arguments = z.tuple([Username, Email])

async function createAdminFromArguments(): Promise<void> {
  const parsed = Arguments.safeParse(process.argv.slice(2))
  if (!parsed.success) {
    const faults = process.argv.length > 3 ? parsed.error.issues.map(({ message }) => message) : []
    throw new OperatorError(
      ['Usage : npm run admin:create -- <nom d’utilisateur> <adresse e-mail>', ...faults].join('\n'),
    )
  }
  const [username, email] = parsed.data
  const password = randomBytes(12).toString('base64url')
  const config = loadConfig()
  const { db, pool, close } = await connectDatabase({ ...config, poolSize: 2 })
  try {
    await migrateDatabase(pool)
    await createAdmin({ db, clock: () => new Date() }, { username, email, password })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new OperatorError('Ce nom d’utilisateur ou cette adresse est déjà utilisé.', { cause: error })
  } finally {
    await close()
  }
  console.log(`Administrateur « ${username} » créé. Mot de passe, affiché cette seule fois : ${password}`)
  console.log(`Connexion : ${config.publicUrl}${paths.adminLogin()}`)
}

try {
  await createAdminFromArguments()
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
