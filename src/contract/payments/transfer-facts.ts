/** Transfers to a phone number: to a vendor, or back to a customer. */
export const transferKinds = ['payout', 'refund'] as const
export type TransferKind = (typeof transferKinds)[number]
export const transferKindLabels: Record<TransferKind, string> = {
  payout: 'Versement',
  refund: 'Remboursement',
}

export const transferStatuses = ['awaiting_approval', 'pending', 'sent', 'failed'] as const
export type TransferStatus = (typeof transferStatuses)[number]
export const transferStatusLabels: Record<TransferStatus, string> = {
  awaiting_approval: 'À approuver',
  pending: 'En cours d’envoi',
  sent: 'Envoyé',
  failed: 'Échec',
}
/** Status label of a transfer that an administrator rejected before it was sent. */
export const REJECTED_LABEL = 'Écarté'

/** The provider's range for one transfer; larger amounts are split. */
export const TRANSFER_FCFA = { min: 500, max: 1_500_000 } as const

/** Why a vendor is excluded from payouts, as shown in the preview. */
export const leftOutLabels = {
  no_number: 'Pas de numéro confirmé',
  number_waits: 'Numéro confirmé il y a trop peu de temps',
  under_way: 'Un transfert est déjà en cours',
  below_minimum: `Moins de ${TRANSFER_FCFA.min} FCFA`,
  below_zero: 'Le vendeur doit de l’argent à AMIC',
  nothing_owed: 'Rien à verser',
  owed_changed: 'Le montant dû a changé depuis\u00a0: vérifiez-le, puis recommencez',
  needs_second_admin: 'Aucun autre administrateur ne peut l’approuver\u00a0: notez-le à la main',
} as const
export type LeftOutReason = keyof typeof leftOutLabels
export const leftOutReasons = Object.keys(leftOutLabels) as [LeftOutReason, ...LeftOutReason[]]
