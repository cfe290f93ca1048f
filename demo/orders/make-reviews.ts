import type { Category } from '#contract/catalogue/facts.ts'
import type { reviews } from '#database/schema/reviews.ts'
import { hoursAfter, idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { OrderRows } from './make-orders.ts'

type Review = typeof reviews.$inferInsert & { createdAt: Date }

const praise: Readonly<Record<Category, readonly string[]>> = {
  vivriers: [
    'Très bonne qualité, rien à jeter',
    'Bien trié et bien sec',
    'Le goût de chez nous',
    'Le poids y est, j’ai vérifié',
    'Cuit vite et se tient bien',
    'Ma mère en redemande',
    'Frais et propre',
    'Meilleur qu’au marché',
  ],
  maraichers: [
    'Légumes très frais',
    'Cueilli du matin, cela se sent',
    'Fermes et sans tache',
    'La sauce était délicieuse',
    'Tient plusieurs jours au frais',
    'Beau calibre',
    'Bien emballé',
    'Cela sent bon le jardin',
  ],
  avicoles: [
    'Chair ferme et savoureuse',
    'Œufs et volailles impeccables',
    'Bête vive et en bonne santé',
    'Bon poids',
    'Arrivé entier et propre',
    'Toute la famille s’est régalée',
    'Parfait pour notre fête',
    'Éleveur sérieux',
  ],
}
const service = [
  'livraison à l’heure',
  'le livreur a appelé avant',
  'vendeur aimable',
  'prix honnête',
  'je recommande',
  'je recommanderai sans hésiter',
  'merci pour le petit mot',
  'exactement comme sur la photo',
]
const middling = [
  'Correct, mais un peu petit',
  'Bon produit, livraison un peu tardive',
  'Qualité moyenne cette fois',
  'Bien, sans plus',
  'Emballage à améliorer, le produit est bon',
]
const unhappy = [
  'Une partie est arrivée abîmée',
  'Pas aussi frais que je l’espérais',
  'Il manquait un peu au poids',
  'Livré avec un jour de retard',
]

/** Reviews of what was received: some products please more than others, a customer speaks once of each. */
export function makeReviews(
  random: Random,
  received: OrderRows['received'],
  categoryOf: (productId: string) => Category,
  now: Date,
  client: string,
): Review[] {
  const spoken = new Set<string>()
  const quality = new Map<string, number>()
  const made: Review[] = []
  for (const { customerId, productId, at } of received) {
    const pair = `${customerId} ${productId}`
    const createdAt = hoursAfter(at, random.between(5, 200))
    const speaks = random.chance(customerId === client ? 0.5 : 0.46)
    if (!speaks || createdAt > now || spoken.has(pair)) continue
    spoken.add(pair)
    const good = quality.get(productId) ?? random.between(0.62, 0.95)
    quality.set(productId, good)
    const rating = rate(random, good)
    made.push({
      id: idAt(random, createdAt),
      productId,
      customerId,
      rating,
      comment: comment(random, rating, categoryOf(productId)),
      createdAt,
    })
  }
  return made.sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
}

function rate(random: Random, good: number): number {
  if (random.chance(good)) return random.chance(good * 0.8) ? 5 : 4
  return random.chance(0.62) ? 3 : random.chance(0.7) ? 2 : 1
}

function comment(random: Random, rating: number, category: Category): string {
  if (random.chance(0.16)) return ''
  if (rating <= 2) return `${random.pick(unhappy)}.`
  if (rating === 3) return `${random.pick(middling)}.`
  const said = random.pick(praise[category])
  return random.chance(0.6) ? `${said}, ${random.pick(service)}.` : `${said}.`
}
