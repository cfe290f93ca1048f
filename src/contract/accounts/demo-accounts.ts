import type { Role } from '../endpoint.ts'

type DemoAccount = { name: string; login: string; password: string }

/** Public demonstration accounts, never in production: one per role. */
export const demoAccounts = {
  customer: { name: 'client', login: 'client@amic.example', password: 'Client123' },
  vendor: { name: 'vendeur', login: 'vendeur', password: 'Vendeur123' },
  admin: { name: 'admin', login: 'admin', password: 'Admin123' },
} as const satisfies Record<Role, DemoAccount>

/** A second administrator, to approve transfers of the first one. */
export const demoApprover = {
  name: 'admin',
  login: 'admin2',
  password: 'Admin123',
} as const satisfies DemoAccount

/** All of them with their roles. */
export const openDemoAccounts: readonly (DemoAccount & { role: Role })[] = [
  { role: 'customer', ...demoAccounts.customer },
  { role: 'vendor', ...demoAccounts.vendor },
  { role: 'admin', ...demoAccounts.admin },
  { role: 'admin', ...demoApprover },
]
