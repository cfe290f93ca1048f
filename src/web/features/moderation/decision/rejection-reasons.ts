/** Common reasons for a rejection: a short label for the administrator, a sentence for the vendor. */
export const rejectionReasons = [
  ['Photo floue', 'La photo est floue\u00a0: reprenez-la de près, à la lumière du jour.'],
  ['Photo non conforme', 'La photo ne montre pas le produit vendu\u00a0: ajoutez-en une prise chez vous.'],
  ['Prix incohérent', 'Le prix ne correspond pas à l’unité choisie\u00a0: vérifiez l’un et l’autre.'],
  [
    'Description insuffisante',
    'La description est insuffisante\u00a0: dites l’origine, la fraîcheur et la quantité.',
  ],
  ['Mauvaise catégorie', 'La catégorie choisie n’est pas la bonne.'],
  ['Doublon', 'Ce produit est déjà dans votre boutique sous un autre nom.'],
] as const
