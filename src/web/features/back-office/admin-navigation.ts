import { paths } from '#contract/paths.ts'

export type AdminScreen = {
  label: string
  href: string
  /** Description, for the cards of the home page. */
  about: string
}

type ScreenGroup = {
  /** Heading of the group; none for screens across domains. */
  title?: string
  screens: readonly AdminScreen[]
}

/** The screens of the administration by group, for the side menu, the mobile menu and the home page. */
export const adminNavigation: readonly ScreenGroup[] = [
  {
    screens: [
      {
        label: 'Tableau de bord',
        href: paths.admin(),
        about: 'Ce qui attend, et les chiffres du marché.',
      },
      {
        label: 'Analytics',
        href: paths.adminAnalytics(),
        about: 'Suivre le marché en chiffres, et exporter les données.',
      },
    ],
  },
  {
    title: 'Marché',
    screens: [
      {
        label: 'Commandes',
        href: paths.adminOrders(),
        about: 'Retrouver une commande, fixer son statut ou sa livraison.',
      },
      {
        label: 'Produits',
        href: paths.adminProducts(),
        about: 'Valider, désactiver ou supprimer ce qui est proposé.',
      },
      {
        label: 'Vendeurs',
        href: paths.adminVendors(),
        about: 'Approuver, suspendre et retrouver les producteurs.',
      },
      {
        label: 'Utilisateurs',
        href: paths.adminUsers(),
        about: 'Ouvrir, modifier, désactiver ou supprimer un compte.',
      },
    ],
  },
  {
    title: 'Clients',
    screens: [
      {
        label: 'Problèmes',
        href: paths.adminProblems(),
        about: 'Ce que des clients signalent après la livraison.',
      },
      {
        label: 'Messages',
        href: paths.adminMessages(),
        about: 'Ce que les visiteurs écrivent à l’équipe.',
      },
      {
        label: 'Avis',
        href: paths.adminReviews(),
        about: 'Masquer ceux qui sont injurieux, faux ou hors sujet.',
      },
      {
        label: 'E-mails et SMS',
        href: paths.adminDispatches(),
        about: 'Ce qui est parti, ce qui attend et ce qui a échoué.',
      },
    ],
  },
  {
    title: 'Argent',
    screens: [
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
    ],
  },
  {
    title: 'Site',
    screens: [
      {
        label: 'Pages',
        href: paths.adminPages(),
        about: 'Écrire les textes du site, et revenir à une version.',
      },
      {
        label: 'Activités',
        href: paths.adminActivities(),
        about: 'Tenir les phases, les albums et les activités du programme.',
      },
      {
        label: 'Livraison',
        href: paths.adminDelivery(),
        about: 'Choisir les zones et les jours où l’on livre.',
      },
      {
        label: 'Réglages',
        href: paths.adminSettings(),
        about: 'Coordonnées, horaires, annonce du jour, produits à la une, limites.',
      },
    ],
  },
  {
    title: 'Équipe',
    screens: [
      {
        label: 'Journal',
        href: paths.adminAudit(),
        about: 'Qui a fait quoi, et quand.',
      },
      {
        label: 'Sécurité',
        href: paths.adminSecurity(),
        about: 'Les connexions et les accès refusés, ce qui a changé dans un compte.',
      },
      {
        label: 'Mon compte',
        href: paths.adminAccount(),
        about: 'Votre second facteur, et les appareils où votre compte est ouvert.',
      },
    ],
  },
]
