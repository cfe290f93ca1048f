/** The selectable periods. */
export const analyticsPeriods = ['month', 'quarter', 'year', 'all'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]
export const analyticsPeriodLabels: Record<AnalyticsPeriod, string> = {
  month: '30 derniers jours',
  quarter: '3 derniers mois',
  year: '12 derniers mois',
  all: 'Depuis le début',
}

/** Label of the period that a figure is compared with. */
export const periodBeforeLabels: Record<Exclude<AnalyticsPeriod, 'all'>, string> = {
  month: 'sur les 30 jours d’avant',
  quarter: 'sur les 3 mois d’avant',
  year: 'sur les 12 mois d’avant',
}

/** The default period. */
export const DEFAULT_PERIOD: AnalyticsPeriod = 'year'
export const exportKinds = ['orders', 'products', 'users', 'revenue'] as const
export type ExportKind = (typeof exportKinds)[number]
export const exportLabels: Record<ExportKind, string> = {
  orders: 'Commandes',
  products: 'Produits',
  users: 'Utilisateurs',
  revenue: 'Revenus par vendeur',
}
