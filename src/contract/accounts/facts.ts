export const roles = ['customer', 'vendor', 'admin'] as const
export const roleLabels = { customer: 'Client', vendor: 'Vendeur', admin: 'Administrateur' } as const
export const vendorStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type VendorStatus = (typeof vendorStatuses)[number]
export const vendorStatusLabels: Record<VendorStatus, string> = {
  pending: 'En attente',
  approved: 'Approuvé',
  rejected: 'Rejeté',
  suspended: 'Suspendu',
}

export const PASSWORD_TOO_LONG = 'Le mot de passe doit contenir au plus 200 caractères'
