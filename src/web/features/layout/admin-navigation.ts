import { paths } from '#web/paths.ts'

type AdminScreen = {
  label: string
  href: string
  /** What one does there, for the cards of the front page. */
  about?: string
}

/** The screens of the administration that are open; each adds its own link. */
export const adminNavigation: readonly AdminScreen[] = [
  { label: 'Tableau de bord', href: paths.admin() },
  {
    label: 'Vendeurs',
    href: paths.adminVendors(),
    about: 'Approuver, suspendre et retrouver les producteurs.',
  },
  {
    label: 'Produits',
    href: paths.adminProducts(),
    about: 'Valider, désactiver ou supprimer ce qui est proposé.',
  },
  {
    label: 'Avis',
    href: paths.adminReviews(),
    about: 'Masquer ceux qui sont injurieux, faux ou hors sujet.',
  },
  {
    label: 'À rembourser',
    href: paths.adminRefunds(),
    about: 'L’argent à rendre aux clients.',
  },
  {
    label: 'À verser',
    href: paths.adminPayouts(),
    about: 'L’argent dû aux producteurs.',
  },
  {
    label: 'Envois',
    href: paths.adminDeliveries(),
    about: 'Les courriels et les textos, partis ou en échec.',
  },
]
