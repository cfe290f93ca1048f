import type { Role } from '../endpoint.ts'

/** The accounts of the demonstration that anybody may enter, anywhere but in production. */
export const demoAccounts = {
  customer: { name: 'client', login: 'client@amic.example', password: 'Client123' },
  vendor: { name: 'vendeur', login: 'vendeur', password: 'Vendeur123' },
  admin: { name: 'admin', login: 'admin', password: 'Admin123' },
} as const satisfies Record<Role, { name: string; login: string; password: string }>
