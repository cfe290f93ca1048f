import { openDemoAccounts } from '#contract/accounts/demo-accounts.ts'
import { loginPaths } from '#contract/accounts/login-paths.ts'
import { paths } from '#contract/paths.ts'
import type { Config } from '../config.ts'
import { simulatedProviders } from '../payments/public.ts'

/** Prints the address of the shop and the demonstration logins to the terminal. */
export function printWelcome(config: Config, url: string): void {
  const lines = [``, `AMIC est ouvert : ${config.production ? config.publicUrl : url}`]
  const simulated = simulatedProviders(config.payments)
  if (simulated.length > 0) lines.push(`Les paiements sont simulés (aucune clé ${simulated.join(', ')}).`)
  if (config.mail.shown) lines.push(`Les e-mails ne partent pas : ils se lisent à ${url}${paths.sentMails()}`)
  if (config.demoAccounts) {
    lines.push('Comptes de démonstration :')
    for (const { role, name, login, password } of openDemoAccounts) {
      lines.push(`  ${name.padEnd(8)} ${loginPaths[role]().padEnd(14)} ${login} / ${password}`)
    }
  }
  console.log(`${lines.join('\n')}\n`)
}
