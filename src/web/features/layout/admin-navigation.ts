import { paths } from '#web/paths.ts'

export const adminNavigation = [
  { label: 'Tableau de bord', href: paths.admin() },
  { label: 'Utilisateurs', href: paths.adminUsers() },
  { label: 'Vendeurs', href: paths.adminVendors() },
  { label: 'Produits', href: paths.adminProducts() },
  { label: 'Commandes', href: paths.adminOrders() },
  { label: 'Activités', href: paths.adminActivities() },
  { label: 'Analytics', href: paths.adminAnalytics() },
  { label: 'Pages', href: paths.adminPages() },
] as const
