export { answerVendor } from './accounts.answers.ts'
export {
  findAccount,
  findUser,
  findVendor,
  lockPerson,
  lockPersonForKeyShare,
  totalSales,
  type UserRow,
  updateBusinessAddress,
} from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { completeAddress, listAddresses } from './addresses/addresses.queries.ts'
export { accountsAddressesRoutes } from './addresses/addresses.routes.ts'
export { emailToConfirm, issueConfirmationToken } from './email/confirm-email.ts'
export { accountsEmailConfirmationsRoutes } from './email/email-confirmations.routes.ts'
export { erasedEmailOf, isErasedEmail } from './email/erased-email.ts'
export { accountsMessageChoiceRoutes } from './message-choice.routes.ts'
export { checkCurrentPassword, requirePassword } from './passwords/check-current-password.ts'
export { accountsPasswordsRoutes } from './passwords/passwords.routes.ts'
export { hashPassword } from './passwords/passwords.ts'
export { DemoPasswordsError, refuseDemoPasswords } from './passwords/refuse-demo-passwords.ts'
export { issueResetToken } from './passwords/reset-tokens.ts'
export { phoneForTexts } from './phone-for-texts.ts'
export { accountsProfilesRoutes, passwordAge } from './profiles.routes.ts'
export { updateProfile } from './update-profile.ts'
export {
  type AdminProvenance,
  isIndependentApprover,
  listAdminProvenances,
} from './users/approver-independence.ts'
export { createAdmin, createFirstAdmin } from './users/create-admin.ts'
export { idsOfVendorsNamed, matchesPerson } from './users/people-search.ts'
export { listCustomers } from './users/users.queries.ts'
export { accountsUsersRoutes } from './users/users.routes.ts'
export { isTaken } from './with-unique-identifiers.ts'
