/** Retention of sent and dropped mails and texts, in days from their creation. Failed ones are kept. */
export const MESSAGES_KEPT_DAYS = 90

/** `job`: other background jobs, which are listed only when they failed. */
export const dispatchKinds = ['mail', 'text', 'job'] as const
export type DispatchKind = (typeof dispatchKinds)[number]
export const dispatchKindLabels: Record<DispatchKind, string> = {
  mail: 'E-mail',
  text: 'SMS',
  job: 'Traitement',
}

/**
 * `failed`: the last attempt failed. `dropped`: not sent, since it no longer applied or was not allowed (a limit of texts, a
 * customer's choice, an erased account).
 */
export const dispatchStatuses = ['queued', 'sent', 'failed', 'dropped'] as const
export type DispatchStatus = (typeof dispatchStatuses)[number]
export const dispatchStatusLabels: Record<DispatchStatus, string> = {
  queued: 'En attente',
  sent: 'Envoyé',
  failed: 'En échec',
  dropped: 'Sans objet',
}
