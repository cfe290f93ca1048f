import type { VendorStatus } from '#contract/accounts/facts.ts'
import { counted } from '#contract/french/counted.ts'

/** A decision on a vendor: labels and consequences. */
export type VendorAction = {
  to: VendorStatus
  word: string
  pendingWord: string
  /** Shown before confirming. */
  consequence: string
  /** A secondary action, shown apart. */
  isSeldom?: true
}

const approve: VendorAction = {
  to: 'approved',
  word: 'Approuver',
  pendingWord: 'Approbation…',
  consequence: 'Ses produits approuvés seront aussitôt en vente dans la boutique.',
}
const reject: VendorAction = {
  to: 'rejected',
  word: 'Rejeter',
  pendingWord: 'Rejet…',
  consequence: 'Il ne pourra plus se connecter. Un rejet est définitif.',
}
const suspend: VendorAction = {
  to: 'suspended',
  word: 'Suspendre',
  pendingWord: 'Suspension…',
  consequence: 'Il sera déconnecté et ses produits quitteront aussitôt la boutique.',
  isSeldom: true,
}
const reactivate: VendorAction = {
  ...approve,
  word: 'Réactiver',
  pendingWord: 'Réactivation…',
}

/** The open parcels of vendors that lose their access, shown before confirming. */
export function leftWords(vendors: readonly { openParcels: number }[]): string {
  const open = vendors.reduce((sum, { openParcels }) => sum + openParcels, 0)
  if (open === 0) return ''
  const words = counted(
    open,
    'colis en cours ne sera plus suivi que par vous',
    'colis en cours ne seront plus suivis que par vous',
  )
  return `${words}, dans les commandes de vendeurs sans accès. `
}

/** The actions of the vendor list, by status. */
export const vendorActions: Record<VendorStatus, readonly VendorAction[]> = {
  pending: [approve, reject],
  approved: [suspend],
  suspended: [reactivate],
  rejected: [],
}

/** On the dashboard, a new vendor is refused by suspending it. */
export const dashboardVendorActions: typeof vendorActions = { ...vendorActions, pending: [approve, suspend] }
