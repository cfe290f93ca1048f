import { roleLabels, vendorStatusFacts } from '#contract/accounts/facts.ts'
import { categoryShortLabels, productStatusLabels } from '#contract/catalogue/facts.ts'
import { deliveryLine } from '#contract/delivery/delivery-line.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { paymentStateWords } from '#contract/orders/payment-words.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { SHOP_TIME_ZONE } from '#contract/time-zone.ts'
import { csvAmount } from '../../csv/csv-amount.ts'
import type { CsvTable } from '../../csv/stream-csv.ts'
import type { listOrderRows, listProductRows, listRevenueRows, listUserRows } from './exports.queries.ts'

/** The header of each column, and its cell for a row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string>>

/** Line breaks within cells confuse spreadsheets and line-based tools. */
const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ')

const tableOf = <Row>(columns: Columns<Row>): CsvTable<Row> => {
  const cells = Object.values(columns)
  return { headings: Object.keys(columns), cellsOf: row => cells.map(cell => oneLine(cell(row))) }
}

type RowOf<List extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<List>>[number]

const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
})
/** "21/11/2026 14:05", in Abidjan. */
const formatInstant = (date: Date | null): string => (date ? instant.format(date) : '')

const text = (value: string | null): string => value ?? ''

export const orderTable = tableOf<RowOf<typeof listOrderRows>>({
  Numéro: ({ serial }) => orderNumber(serial),
  Date: ({ createdAt }) => formatInstant(createdAt),
  Client: ({ customer }) => customer,
  'E-mail': ({ email }) => email,
  Téléphone: ({ phone }) => text(phone),
  Statut: ({ status, deliveryMode }) => statusWords(status, deliveryMode).label,
  'Mode de paiement': ({ paymentMethod }) => paymentMethods[paymentMethod].label,
  Paiement: paymentStateWords,
  'Total (FCFA)': ({ total }) => csvAmount(total),
  'Remboursé (FCFA)': ({ refunded }) => csvAmount(refunded),
  'En cours d’envoi (FCFA)': ({ refunding }) => csvAmount(refunding),
  'À rembourser (FCFA)': ({ toRefund }) => csvAmount(toRefund),
  Destinataire: ({ recipientName }) => text(recipientName),
  'Téléphone du destinataire': ({ recipientPhone }) => text(recipientPhone),
  'Mode de livraison': ({ deliveryMode }) => deliveryModeFacts[deliveryMode].label,
  Zone: ({ zone }) => zone?.name ?? '',
  'Adresse de livraison': deliveryLine,
  'Jours prévus': ({ plannedDays }) => text(plannedDays),
  // For delivered orders the actual date, otherwise the one set by an administrator.
  'Date de livraison': ({ deliveredAt, deliveryDate }) => formatInstant(deliveredAt ?? deliveryDate),
  Vendeurs: ({ vendors }) => text(vendors),
  Articles: ({ items }) => text(items),
})

export const productTable = tableOf<RowOf<typeof listProductRows>>({
  Référence: ({ id }) => id,
  Nom: ({ name }) => name,
  Catégorie: ({ category }) => categoryShortLabels[category],
  'Prix (FCFA)': ({ price }) => csvAmount(price),
  Unité: ({ unit }) => unit,
  Stock: ({ stock }) => String(stock),
  Statut: ({ status }) => productStatusLabels[status],
  Note: ({ rating }) => text(rating).replace('.', ','),
  Avis: ({ reviewCount }) => String(reviewCount),
  Vendeur: ({ vendor }) => vendor,
  Région: ({ region }) => text(region),
  'Créé le': ({ createdAt }) => formatInstant(createdAt),
})

export const userTable = tableOf<RowOf<typeof listUserRows>>({
  "Nom d'utilisateur": ({ username }) => username,
  'Nom complet': ({ fullName }) => fullName,
  'E-mail': ({ email }) => email,
  Téléphone: ({ phone }) => text(phone),
  Région: ({ region }) => text(region),
  Rôle: ({ role }) => roleLabels[role],
  Compte: ({ isActive }) => (isActive ? 'Actif' : 'Désactivé'),
  'Inscrit le': ({ createdAt }) => formatInstant(createdAt),
})

export const revenueTable = tableOf<RowOf<typeof listRevenueRows>>({
  Vendeur: ({ businessName }) => businessName,
  Statut: ({ status }) => vendorStatusFacts[status].label,
  Région: ({ region }) => text(region),
  'Colis livrés et payés': ({ paidParcels }) => String(paidParcels),
  'Revenus reçus (FCFA)': ({ received }) => csvAmount(received),
  'Dont remboursé à ses clients (FCFA)': ({ borne }) => csvAmount(borne),
  'À encaisser (FCFA)': ({ toReceive }) => csvAmount(toReceive),
})
