/** How long a message is known after it left. Those that failed stay to be seen. */
export const MESSAGES_KEPT_DAYS = 90

/** `job`: other background work, told here only when it fails. */
export const deliveryKinds = ['mail', 'text', 'job'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]
export const deliveryKindLabels: Record<DeliveryKind, string> = {
  mail: 'E-mail',
  text: 'SMS',
  job: 'Traitement',
}

/** `failed`: the last attempt failed. `dropped`: there was nothing to tell any more. */
export const deliveryStatuses = ['queued', 'sent', 'failed', 'dropped'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
export const deliveryStatusLabels: Record<DeliveryStatus, string> = {
  queued: 'En attente',
  sent: 'Envoyé',
  failed: 'En échec',
  dropped: 'Sans objet',
}
