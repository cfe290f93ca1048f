import { type LucideIcon, RotateCcw, X } from 'lucide-react'
import type { VendorStatus } from '#contract/accounts/facts.ts'
import { counted } from '#contract/french/counted.ts'
import { Check } from '#web/ui/icons.ts'
import { Ban } from '#web/ui/signed-in/icons.ts'

/** A decision on a vendor: its words, and what follows from it. */
export type VendorAction = {
  to: VendorStatus
  word: string
  pendingWord: string
  icon: LucideIcon
  /** Said before it is done. */
  consequence: string
  /** Not the next step of anything: it stands aside. */
  isSeldom?: true
}

const approve: VendorAction = {
  to: 'approved',
  word: 'Approuver',
  pendingWord: 'Approbation…',
  icon: Check,
  consequence: 'Ses produits approuvés seront aussitôt en vente dans la boutique.',
}
const reject: VendorAction = {
  to: 'rejected',
  word: 'Rejeter',
  pendingWord: 'Rejet…',
  icon: X,
  consequence: 'Il ne pourra plus se connecter. Un rejet est définitif.',
}
const suspend: VendorAction = {
  to: 'suspended',
  word: 'Suspendre',
  pendingWord: 'Suspension…',
  icon: Ban,
  consequence: 'Il sera déconnecté et ses produits quitteront aussitôt la boutique.',
  isSeldom: true,
}
const reactivate: VendorAction = {
  ...approve,
  word: 'Réactiver',
  pendingWord: 'Réactivation…',
  icon: RotateCcw,
}

/** What is under way of vendors that lose their access, said before it is done. */
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

/** What the list of vendors offers, by their status. */
export const vendorActions: Record<VendorStatus, readonly VendorAction[]> = {
  pending: [approve, reject],
  approved: [suspend],
  suspended: [reactivate],
  rejected: [],
}

/** The tab of the dashboard refuses a newcomer by suspending it. */
export const dashboardVendorActions: typeof vendorActions = { ...vendorActions, pending: [approve, suspend] }
