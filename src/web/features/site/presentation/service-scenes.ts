import { paths } from '#contract/paths.ts'
import answers from '#web/assets/service-answers-480.webp?url'
import cash from '#web/assets/service-cash-480.webp?url'
import delivery from '#web/assets/service-delivery-480.webp?url'
import online from '#web/assets/service-online-480.webp?url'
import pickup from '#web/assets/service-pickup-480.webp?url'
import quality from '#web/assets/service-quality-480.webp?url'
import support from '#web/assets/service-support-480.webp?url'

type ServiceScene = {
  /** Prefix of the section headings that it illustrates. */
  heading: string
  picture: string
  action: { words: string; href: string }
}

/** Size of the illustrations, in pixels. */
export const serviceSceneSize = { width: 480, height: 360 } as const

const scenes: readonly ServiceScene[] = [
  {
    heading: 'Livraison',
    picture: delivery,
    action: { words: 'Suivre mes commandes', href: paths.orders() },
  },
  {
    heading: 'Points de retrait',
    picture: pickup,
    action: { words: 'Voir les points de retrait', href: paths.pickupPoints() },
  },
  {
    heading: 'Paiement à la livraison',
    picture: cash,
    action: { words: 'Commander dans la boutique', href: paths.shop() },
  },
  {
    heading: 'Paiement en ligne',
    picture: online,
    action: { words: 'Lire les conditions de vente', href: paths.salesConditions() },
  },
  {
    heading: 'Contrôle de la qualité',
    picture: quality,
    action: { words: 'Rencontrer les producteurs', href: paths.about() },
  },
  {
    heading: 'Accompagnement',
    picture: support,
    action: { words: 'Devenir producteur', href: paths.contact() },
  },
  {
    heading: 'Une réponse',
    picture: answers,
    action: { words: 'Écrire à l’équipe', href: paths.contact() },
  },
]

/** Illustration and link of a service; undefined for headings that administrators have renamed. */
export const sceneOf = (heading: string): ServiceScene | undefined =>
  scenes.find(scene => heading.startsWith(scene.heading))
