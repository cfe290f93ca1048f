import type { User, VendorAccount } from '#contract/accounts/schemas.ts'
import type { UserRow, VendorRow } from './accounts.queries.ts'

/** Row → contract, without the password hash. */
export const answerUser = (user: UserRow): User => ({
  id: user.id,
  username: user.username,
  email: user.email,
  isEmailConfirmed: user.emailConfirmedAt !== null,
  pendingEmail: user.pendingEmail,
  role: user.role,
  fullName: user.fullName,
  phone: user.phone,
  region: user.region,
  createdAt: user.createdAt.toISOString(),
})

/**
 * A vendor with its account.
 * @param row with `proposal`: as the vendor itself reads it, who always reads what it wrote; without: as visitors know it
 */
export const answerVendor = ({
  vendor,
  user,
  totalSales,
  proposal,
}: Omit<VendorRow, 'proposal'> & Partial<Pick<VendorRow, 'proposal'>>): VendorAccount => ({
  id: vendor.id,
  userId: vendor.userId,
  businessName: (proposal ?? vendor).businessName,
  businessAddress: vendor.businessAddress,
  description: (proposal ?? vendor).description,
  status: vendor.status,
  rating: vendor.rating,
  totalSales,
  createdAt: vendor.createdAt.toISOString(),
  updatedAt: vendor.updatedAt.toISOString(),
  user: answerUser(user),
})
