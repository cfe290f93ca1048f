import type { Role } from '../endpoint.ts'
import { paths } from '../paths.ts'

/** Where one enters each space. `next`: the page that a customer goes on to. */
export const loginPaths: Record<Role, (next?: string) => string> = {
  customer: paths.login,
  vendor: () => paths.vendorLogin(),
  admin: () => paths.adminLogin(),
}
