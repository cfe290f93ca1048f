import { paths } from '#web/paths.ts'

/** The screens of the administration that are open; each adds its own link. */
export const adminNavigation = [
  { label: 'Tableau de bord', href: paths.admin() },
  { label: 'À rembourser', href: paths.adminRefunds() },
  { label: 'À verser', href: paths.adminPayouts() },
  { label: 'Envois', href: paths.adminDeliveries() },
] as const
