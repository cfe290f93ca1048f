import { type LucideIcon, RotateCcw, X } from 'lucide-react'
import type { VendorStatus } from '#contract/accounts/facts.ts'
import { Check } from '#web/ui/icons.ts'
import { Ban } from '#web/ui/spaces/icons.ts'

/** A decision on a vendor: its words, and what follows from it. */
export type VendorAct = {
  to: VendorStatus
  word: string
  pendingWord: string
  icon: LucideIcon
  /** Said before it is done. */
  consequence: string
  /** Not the next step of anything: it stands aside. */
  isSeldom?: true
}

const approve: VendorAct = {
  to: 'approved',
  word: 'Approuver',
  pendingWord: 'Approbation…',
  icon: Check,
  consequence: 'Ses produits approuvés seront aussitôt en vente dans la boutique.',
}
const reject: VendorAct = {
  to: 'rejected',
  word: 'Rejeter',
  pendingWord: 'Rejet…',
  icon: X,
  consequence: 'Il ne pourra plus se connecter. Un rejet est définitif.',
}
const suspend: VendorAct = {
  to: 'suspended',
  word: 'Suspendre',
  pendingWord: 'Suspension…',
  icon: Ban,
  consequence: 'Il sera déconnecté et ses produits quitteront aussitôt la boutique.',
  isSeldom: true,
}
const reactivate: VendorAct = { ...approve, word: 'Réactiver', pendingWord: 'Réactivation…', icon: RotateCcw }

/** What the list of vendors offers, by their status. */
export const vendorActs: Record<VendorStatus, readonly VendorAct[]> = {
  pending: [approve, reject],
  approved: [suspend],
  suspended: [reactivate],
  rejected: [],
}

/** The tab of the dashboard refuses a newcomer by suspending it. */
export const dashboardVendorActs: typeof vendorActs = { ...vendorActs, pending: [approve, suspend] }
