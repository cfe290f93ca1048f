import { paths } from '#contract/paths.ts'

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
    label: 'Utilisateurs',
    href: paths.adminUsers(),
    about: 'Ouvrir, modifier, désactiver ou supprimer un compte.',
  },
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
    label: 'Commandes',
    href: paths.adminOrders(),
    about: 'Retrouver une commande, fixer son statut ou sa livraison.',
  },
  {
    label: 'Livraison',
    href: paths.adminDelivery(),
    about: 'Choisir les zones et les jours où l’on livre.',
  },
  {
    label: 'Activités',
    href: paths.adminActivities(),
    about: 'Tenir les phases, les albums et les activités du programme.',
  },
  {
    label: 'Analytics',
    href: paths.adminAnalytics(),
    about: 'Suivre le marché en chiffres, et exporter les données.',
  },
  {
    label: 'Pages',
    href: paths.adminPages(),
    about: 'Écrire les textes du site, et revenir à une version.',
  },
  {
    label: 'Avis',
    href: paths.adminReviews(),
    about: 'Masquer ceux qui sont injurieux, faux ou hors sujet.',
  },
  {
    label: 'Problèmes',
    href: paths.adminProblems(),
    about: 'Ce que des clients signalent après la livraison.',
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
    label: 'Transferts',
    href: paths.adminTransfers(),
    about: 'L’argent envoyé par mobile money, et ce qui attend une approbation.',
  },
  {
    label: 'Messages',
    href: paths.adminMessages(),
    about: 'Ce que les visiteurs écrivent à l’équipe.',
  },
  {
    label: 'Envois',
    href: paths.adminDeliveries(),
    about: 'Les courriels et les textos, partis ou en échec.',
  },
  {
    label: 'Journal',
    href: paths.adminAudit(),
    about: 'Qui a fait quoi, et quand.',
  },
  {
    label: 'Sécurité',
    href: paths.adminSecurity(),
    about: 'Les connexions refusées, les accès tentés, les secrets changés.',
  },
  {
    label: 'Mon compte',
    href: paths.adminAccount(),
    about: 'Votre second facteur, et les appareils où votre compte est ouvert.',
  },
]
