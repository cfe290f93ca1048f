import { openDemoAccounts } from '#contract/accounts/demo-accounts.ts'
import { OperatorError } from '#database/operator-error.ts'
import type { Deps } from '../../deps.ts'
import { findAccount } from '../accounts.queries.ts'
import { inPasswordQueue, isPassword } from './passwords.ts'

/** A demonstration account has its public password. The message is a French sentence for the operator. */
export class DemoPasswordsError extends OperatorError {
  override name = 'DemoPasswordsError'
}

/**
 * For production: checks that no demonstration account in the database still has its public password.
 * @throws DemoPasswordsError when one has
 */
export async function refuseDemoPasswords({ db }: Pick<Deps, 'db'>): Promise<void> {
  const open: string[] = []
  for (const { login, password } of openDemoAccounts) {
    const account = await findAccount(db, login.includes('@') ? { email: login } : { username: login })
    if (!account?.user.isActive) continue
    if (await inPasswordQueue(() => isPassword(account.user.passwordHash, password))) open.push(login)
  }
  if (open.length === 0) return
  throw new DemoPasswordsError(
    `La production est refusée : le mot de passe public de la démonstration ouvre encore ${open.join(', ')}. Changez-le ou désactivez le compte hors production, ou prenez une autre base.`,
  )
}
