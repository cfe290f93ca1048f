import { PackageSearch } from 'lucide-react'
import { HandCoins, Sprout } from '#web/ui/icons.ts'

/** What a customer's account gives. */
export const customerPromises = [
  { icon: Sprout, words: 'Des produits frais, en direct des producteurs' },
  { icon: PackageSearch, words: 'Vos commandes suivies étape par étape' },
  { icon: HandCoins, words: 'Livraison gratuite, paiement mobile ou à la livraison' },
] as const
