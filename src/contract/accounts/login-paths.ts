import type { Role } from '../endpoint.ts'
import { paths } from '../paths.ts'

/** Login pages by role. `next`: the page to return to. */
export const loginPaths: Record<Role, (next?: string) => string> = {
  customer: paths.login,
  vendor: () => paths.vendorLogin(),
  admin: () => paths.adminLogin(),
}
