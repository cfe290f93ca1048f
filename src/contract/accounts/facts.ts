export const roleLabels = { customer: 'Client', vendor: 'Vendeur', admin: 'Administrateur' } as const
export const vendorStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type VendorStatus = (typeof vendorStatuses)[number]

/** French label of each status, and whether a vendor with it may enter its space; sessions, lists and refusals derive from it. */
export const vendorStatusFacts = {
  pending: { label: 'En attente', mayEnter: true },
  approved: { label: 'Approuvé', mayEnter: true },
  rejected: { label: 'Rejeté', mayEnter: false },
  suspended: { label: 'Suspendu', mayEnter: false },
} as const satisfies Record<VendorStatus, { label: string; mayEnter: boolean }>

type Facts = typeof vendorStatusFacts
type BarredStatus = {
  [Status in VendorStatus]: Facts[Status]['mayEnter'] extends true ? never : Status
}[VendorStatus]

/** Whether a vendor with this status may not enter its space. */
export const isBarred = (status: VendorStatus): status is BarredStatus => !vendorStatusFacts[status].mayEnter

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
