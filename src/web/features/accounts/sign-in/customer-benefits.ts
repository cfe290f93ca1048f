import { PackageSearch } from 'lucide-react'
import { HandCoins, Sprout } from '#web/ui/icons.ts'

/** Benefits of a customer account. */
export const customerBenefits = [
  { icon: Sprout, words: 'Des produits frais, en direct des producteurs' },
  { icon: PackageSearch, words: 'Vos commandes suivies étape par étape' },
  { icon: HandCoins, words: 'Livraison gratuite, paiement mobile, par carte ou à la livraison' },
] as const
