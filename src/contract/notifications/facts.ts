/** How long a message is known after it left. Those that failed stay to be seen. */
export const MESSAGES_KEPT_DAYS = 90

/** `job`: other background work, told here only when it fails. */
export const dispatchKinds = ['mail', 'text', 'job'] as const
export type DispatchKind = (typeof dispatchKinds)[number]
export const dispatchKindLabels: Record<DispatchKind, string> = {
  mail: 'E-mail',
  text: 'SMS',
  job: 'Traitement',
}

/** `failed`: the last attempt failed. `dropped`: there was nothing to tell any more. */
export const dispatchStatuses = ['queued', 'sent', 'failed', 'dropped'] as const
export type DispatchStatus = (typeof dispatchStatuses)[number]
export const dispatchStatusLabels: Record<DispatchStatus, string> = {
  queued: 'En attente',
  sent: 'Envoyé',
  failed: 'En échec',
  dropped: 'Sans objet',
}
