import { DAY_MS } from '../durations.ts'

/** Kinds of problems with a delivered parcel. */
export const problemKinds = ['missing', 'damaged', 'wrong', 'other'] as const
type ProblemKind = (typeof problemKinds)[number]
export const problemKindLabels: Record<ProblemKind, string> = {
  missing: 'Il manque quelque chose',
  damaged: 'Abîmé',
  wrong: 'Pas ce que j’ai commandé',
  other: 'Autre chose',
}
/** The same, worded for readers other than the customer. */
export const problemKindWords: Record<ProblemKind, string> = {
  missing: 'Article manquant',
  damaged: 'Article abîmé',
  wrong: 'Mauvais article',
  other: 'Autre problème',
}

export const problemStatuses = ['open', 'refunded', 'refused'] as const
export type ProblemStatus = (typeof problemStatuses)[number]
export const problemStatusLabels: Record<ProblemStatus, string> = {
  open: 'En cours d’examen',
  refunded: 'Remboursement accordé',
  refused: 'Refusé',
}

/** Who bears the cost of a refund. */
export const problemBearers = ['vendor', 'amic'] as const
export type ProblemBearer = (typeof problemBearers)[number]
export const problemBearerLabels: Record<ProblemBearer, string> = {
  vendor: 'Le producteur',
  amic: 'AMIC',
}

export const MAX_PROBLEM_PICTURES = 3
export const MAX_PROBLEM_MESSAGE_LENGTH = 2000
export const MAX_PROBLEM_ANSWER_LENGTH = 2000

export const REPORT_WITHIN_DAYS = 2

/** The deadline for reporting a problem, from the time of delivery. */
export const reportableUntil = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + REPORT_WITHIN_DAYS * DAY_MS)

/** Widths of the files of a problem's picture, in pixels. */
export const problemPictureWidths = [320, 1280] as const
export type ProblemPictureWidth = (typeof problemPictureWidths)[number]
