/** The legal pages, as they are called in menus, as titles and by the assistant. */
export const legalPageNames = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  legalNotices: 'Mentions légales',
  salesConditions: 'Conditions générales de vente',
} as const
