import { legalPageNames } from '#contract/pages/legal-page-names.ts'
import { paths } from '#contract/paths.ts'

/** The public pages, in the order of the menus. */
export const mainNavigation = [
  { label: 'Accueil', href: paths.home() },
  { label: 'À Propos', href: paths.about() },
  { label: 'Services', href: paths.services() },
  { label: 'Nos Activités', href: paths.activities() },
  { label: 'Notre Boutique', href: paths.shop() },
  { label: 'Contact', href: paths.contact() },
  { label: 'Espace Vendeur', href: paths.vendorLogin() },
] as const

/** Legal pages and other footer links. */
export const legalNavigation = [
  { label: 'Points de retrait', href: paths.pickupPoints() },
  { label: legalPageNames.privacy, href: paths.privacy() },
  { label: legalPageNames.terms, href: paths.terms() },
  { label: legalPageNames.legalNotices, href: paths.legalNotices() },
  { label: 'CGV', href: paths.salesConditions() },
] as const
