import { slugOf } from '#contract/french/slug-of.ts'
import type { contactMessages } from '#database/schema/pages.ts'
import { hoursAfter, idAt } from './ids.ts'
import type { Random } from './random.ts'

const written: readonly (readonly [
  hoursAgo: number,
  name: string,
  subject: string,
  message: string,
  isRead: boolean,
])[] = [
  [
    3,
    'Nadège Kouassi',
    'Livraison à Bingerville',
    'Bonjour, livrez-vous à Bingerville le samedi matin ? C’est pour une commande de plantain et d’œufs. Merci.',
    false,
  ],
  [
    20,
    'Restaurant Chez Tantie Rose',
    'Commande régulière',
    'Nous cherchons 30 kg de tomates et 10 plateaux d’œufs chaque semaine, à Marcory. Avec quel producteur peut-on s’entendre ?',
    false,
  ],
  [
    51,
    'Seydou Traoré',
    'Devenir producteur',
    'Je cultive l’oignon à Sinématiali avec mes deux frères. Comment rejoindre le programme et vendre sur le site ?',
    false,
  ],
  [
    122,
    'Clarisse Amani',
    'Merci',
    'Première commande reçue en deux jours, tout était frais. Bravo aux producteurs d’Azaguié.',
    true,
  ],
  [
    260,
    'ONG Terre Nourricière',
    'Partenariat',
    'Nous accompagnons des groupements de femmes dans le Tonkpi et souhaitons vous rencontrer pour un projet commun.',
    true,
  ],
  [
    410,
    'Franck Doumbia',
    'Paiement Wave',
    'Mon paiement a été débité deux fois puis rendu le lendemain. Tout est réglé, je vous le signale simplement.',
    true,
  ],
]

/** What visitors wrote through the contact form, some of it still unread. */
export function makeMessages(random: Random, now: Date): (typeof contactMessages.$inferInsert)[] {
  return written.map(([hoursAgo, name, subject, message, isRead]) => {
    const createdAt = hoursAfter(now, -hoursAgo)
    return {
      id: idAt(random, createdAt),
      name,
      email: `${slugOf(name, '.')}@courriel.example`,
      subject,
      message,
      createdAt,
      readAt: isRead ? hoursAfter(createdAt, 5) : null,
    }
  })
}
