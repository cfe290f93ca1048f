export const roleLabels = { customer: 'Client', vendor: 'Vendeur', admin: 'Administrateur' } as const
export const vendorStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type VendorStatus = (typeof vendorStatuses)[number]
export const vendorStatusLabels: Record<VendorStatus, string> = {
  pending: 'En attente',
  approved: 'Approuvé',
  rejected: 'Rejeté',
  suspended: 'Suspendu',
}

/** Minimum length of an administrator's password in production. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12

/** Maximum of saved addresses per account. */
export const MAX_ADDRESSES = 20

/** Maximum characters of the texts of an account, its business and its saved addresses. */
export const MAX_USERNAME_LENGTH = 50
export const MAX_FULL_NAME_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
export const MAX_BUSINESS_NAME_LENGTH = 120
export const MAX_BUSINESS_ADDRESS_LENGTH = 300
export const MAX_BUSINESS_DESCRIPTION_LENGTH = 2000
export const MAX_ADDRESS_LABEL_LENGTH = 60

export const PASSWORD_TOO_LONG = 'Le mot de passe doit contenir au plus 200 caractères'
