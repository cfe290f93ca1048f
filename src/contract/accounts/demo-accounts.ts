import type { Role } from '../endpoint.ts'

type DemoAccount = { name: string; login: string; password: string }

/** The accounts of the demonstration that anybody may enter, anywhere but in production: one for each space. */
export const demoAccounts = {
  customer: { name: 'client', login: 'client@amic.example', password: 'Client123' },
  vendor: { name: 'vendeur', login: 'vendeur', password: 'Vendeur123' },
  admin: { name: 'admin', login: 'admin', password: 'Admin123' },
} as const satisfies Record<Role, DemoAccount>

/** A second administrator, who approves what the first one wants to send. */
export const demoApprover = {
  name: 'admin',
  login: 'admin2',
  password: 'Admin123',
} as const satisfies DemoAccount

/** All of them, with their spaces. */
export const openDemoAccounts: readonly (DemoAccount & { role: Role })[] = [
  { role: 'customer', ...demoAccounts.customer },
  { role: 'vendor', ...demoAccounts.vendor },
  { role: 'admin', ...demoAccounts.admin },
  { role: 'admin', ...demoApprover },
]
