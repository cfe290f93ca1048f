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

export const PASSWORD_TOO_LONG = 'Le mot de passe doit contenir au plus 200 caractères'
