import { MapPin } from 'lucide-react'
import { BadgeCheck, HandCoins, Sprout, Truck } from '#web/ui/icons.ts'

/** Services of AMIC besides the shop. */
export const services = [
  {
    icon: Truck,
    title: 'Livraison suivie en temps réel',
    text: 'De la récolte à votre porte, vous savez où est votre commande.',
  },
  {
    icon: MapPin,
    title: 'Points de retrait',
    text: 'Passez prendre vos produits près de chez vous, le jour prévu, aux heures du point.',
  },
  { icon: HandCoins, title: 'Paiement à la livraison', text: 'Vous voyez vos produits, puis vous payez.' },
  {
    icon: BadgeCheck,
    title: 'Contrôle de la qualité',
    text: 'Chaque produit est vérifié avant d’entrer dans la boutique.',
  },
  {
    icon: Sprout,
    title: 'Accompagnement des producteurs',
    text: 'Formation, appui technique et conseil pour bien vendre.',
  },
]
