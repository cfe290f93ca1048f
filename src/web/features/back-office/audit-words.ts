import { roleLabels, vendorStatusFacts } from '#contract/accounts/facts.ts'
import { activityStatusLabels } from '#contract/activities/facts.ts'
import { auditActionLabels, auditTargetLabels } from '#contract/back-office/facts.ts'
import { productStatusLabels } from '#contract/catalogue/facts.ts'
import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { weekdayWord } from '#contract/french/weekdays.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { refundStatusLabels } from '#contract/money/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import { dispatchStatusLabels } from '#contract/notifications/facts.ts'
import { orderStatusFacts } from '#contract/orders/facts.ts'
import { transferStatusLabels } from '#contract/payments/transfer-facts.ts'
import { problemBearerLabels, problemStatusLabels } from '#contract/problems/facts.ts'
import { settingFacts } from '#contract/settings/facts.ts'
import { daysBeforeWords, hourWords } from '#web/features/delivery/rounds/round-words.ts'

/** French labels of logged fields; others are shown by their name. */
const fieldWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(settingFacts).map(([name, { label }]) => [name, label])),
  text: 'Texte',
  link: 'Lien',
  until: 'Jusqu’au',
  username: 'Nom d’utilisateur',
  fullName: 'Nom complet',
  email: 'E-mail',
  phone: 'Téléphone',
  region: 'Région',
  role: 'Rôle',
  isActive: 'Compte actif',
  isServed: 'Desservie',
  isOpen: 'Ouvert',
  zone: 'Zone',
  address: 'Adresse',
  directions: 'Chemin',
  openingHours: 'Horaires',
  from: 'De',
  to: 'À',
  position: 'Place',
  rounds: 'Tournées',
  weekday: 'Jour de la semaine',
  zones: 'Zones',
  zoneIds: 'Zones',
  daysBefore: 'Jour limite',
  beforeHour: 'Heure limite',
  days: 'Jours',
  status: 'Statut',
  reason: 'Raison',
  businessName: 'Entreprise',
  name: 'Nom',
  title: 'Titre',
  description: 'Description',
  subject: 'Sujet',
  read: 'Lu',
  deliveryDate: 'Date de livraison',
  reference: 'Référence',
  amount: 'Montant',
  bornBy: 'À la charge de',
  isCashNoted: 'Espèces notées comme reçues',
  transferIds: 'Transferts',
  parts: 'Parts (FCFA)',
  needsApproval: 'À approuver',
  orderId: 'Commande',
  vendorId: 'Vendeur',
  productId: 'Produit',
  productName: 'Produit',
  parcels: 'Colis',
  hidden: 'Masqué',
  rating: 'Note',
  comment: 'Commentaire',
  kind: 'Genre',
  content: 'Texte',
  color: 'Couleur',
  order: 'Ordre',
  location: 'Lieu',
  date: 'Date',
  startDate: 'Début',
  endDate: 'Fin',
  isPublished: 'Publiée',
  metaDescription: 'Description pour les moteurs de recherche',
}

const labelsOf = (facts: Readonly<Record<string, { label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([status, { label }]) => [status, label]))

/** Labels of statuses by type of subject. */
const statusWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: labelsOf(orderStatusFacts),
  vendor: labelsOf(vendorStatusFacts),
  product: productStatusLabels,
  refund: refundStatusLabels,
  problem: problemStatusLabels,
  transfer: transferStatusLabels,
  activity: activityStatusLabels,
  mail: dispatchStatusLabels,
  text: dispatchStatusLabels,
  job: dispatchStatusLabels,
}

/** Label of an empty list, where it does not mean nothing. */
const emptyWords: Readonly<Record<string, string>> = { zones: 'Partout', zoneIds: 'Partout' }

/** Labels of numeric codes. */
const numberWords: Readonly<Record<string, (value: number) => string>> = {
  weekday: weekdayWord,
  daysBefore: daysBeforeWords,
  beforeHour: hourWords,
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function valueWords(field: string, value: unknown, targetType: string): string {
  if (value === null || value === undefined || value === '') return 'Rien'
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (Array.isArray(value) && value.length === 0) return emptyWords[field] ?? 'Rien'
  if (Array.isArray(value)) return value.map(one => valueWords(field, one, targetType)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${fieldWords[name] ?? name}\u00a0: ${valueWords(name, one, targetType)}`)
      .join(', ')
  if (typeof value === 'number') return numberWords[field]?.(value) ?? String(value)
  const text = String(value)
  if (field === 'status') return statusWords[targetType]?.[text] ?? text
  if (field === 'role') return roleLabels[text as keyof typeof roleLabels] ?? text
  if (field === 'bornBy') return problemBearerLabels[text as keyof typeof problemBearerLabels] ?? text
  if (field === 'amount' && /^\d+\.\d{2}$/.test(text)) return formatFcfa(text)
  if (ISO_DAY.test(text)) return formatDate(text)
  if (ISO_INSTANT.test(text)) return field.endsWith('Date') ? formatDate(text) : formatDateTime(text)
  return text
}

type Values = Record<string, unknown> | null

/** A changed field: its label, and the values before and after; null when not logged. */
export type AuditLine = { field: string; before: string | null; after: string | null }

/** The changes of an audit event in words, one line per field. */
export function auditLines(targetType: string, before: Values, after: Values): AuditLine[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const wordsOf = (values: Values, field: string) =>
    values && field in values ? valueWords(field, values[field], targetType) : null
  return fields.map(field => ({
    field: fieldWords[field] ?? field,
    before: wordsOf(before, field),
    after: wordsOf(after, field),
  }))
}

/** Fields that may hold the subject's name. */
const NAME_FIELDS = ['businessName', 'productName', 'name', 'title', 'username', 'subject']

const isId = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every(isId) : isUuid(String(value))

/** The name of the subject, if it was logged. */
export function auditedName(before: Values, after: Values): string | undefined {
  const fields = { ...after, ...before }
  const name = NAME_FIELDS.map(field => fields[field]).find(value => value !== undefined && value !== null)
  return name === undefined ? undefined : String(name)
}

/** The values without ids and without an unchanged name. */
export function meaningfulValues(before: Values, after: Values): [before: Values, after: Values] {
  const isTold = (field: string, value: unknown) =>
    !isId(value) && (!NAME_FIELDS.includes(field) || (before?.[field] && after?.[field]))
  const describe = (values: Values) =>
    values && Object.fromEntries(Object.entries(values).filter(([field, value]) => isTold(field, value)))
  return [describe(before), describe(after)]
}

/** "Statut : En attente → Approuvé": a change in short. */
export const lineWords = ({ field, before, after }: AuditLine): string =>
  `${field}\u00a0: ${[before, after].filter(words => words !== null).join(' → ')}`

export const actionWords = (action: string): string =>
  auditActionLabels[action as keyof typeof auditActionLabels] ?? action

export const targetWords = (type: string): string =>
  auditTargetLabels[type as keyof typeof auditTargetLabels] ?? type
