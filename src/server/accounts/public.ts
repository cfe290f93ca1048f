export { answerVendor } from './accounts.answers.ts'
export {
  findAccount,
  findUser,
  findVendor,
  totalSales,
  updateVendor,
  type VendorRow,
} from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { completeAddress, listAddresses } from './addresses.queries.ts'
export { checkCurrentPassword, requirePassword } from './check-current-password.ts'
export { addressToConfirm, issueConfirmationToken } from './confirm-email.ts'
export { createAdmin, createFirstAdmin, type NewAdmin } from './create-admin.ts'
export { emailConfirmationsRoutes } from './email-confirmations.routes.ts'
export { erasedAddressOf, isErasedAddress } from './erased-address.ts'
export { messageChoiceRoutes } from './message-choice.routes.ts'
export { hashPassword } from './passwords.ts'
export { matchesPerson } from './people-search.ts'
export { phoneForTexts } from './phone-for-texts.ts'
export { passwordAge, profilesRoutes } from './profiles.routes.ts'
export { KnownPasswordsError, refuseKnownPasswords } from './refuse-known-passwords.ts'
export { issueResetToken, RESET_LINK_LIFETIME_MS } from './reset-tokens.ts'
export { type PersonChanges, updateProfile } from './update-profile.ts'
export { findCustomers } from './users.queries.ts'
export { adminUsersRoutes } from './users.routes.ts'
