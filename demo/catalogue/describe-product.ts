import type { Category } from '#contract/catalogue/facts.ts'
import type { Town } from '../people/towns.ts'
import type { Random } from '../random.ts'
import type { Kinds } from './offer.ts'

const origins: Readonly<Record<Category, readonly ((place: string) => string)[]>> = {
  vivriers: [
    place => `Nous sommes ${place} et nous travaillons en famille.`,
    place => `La récolte vient de nos parcelles ${place}, pesée devant vous.`,
    place => `Nous cultivons ${place} sans brûler les champs, en rotation.`,
    place => `En direct de nos champs ${place}, sans intermédiaire.`,
    place => `Chez nous ${place}, tout est rangé au sec le soir même.`,
  ],
  maraichers: [
    place => `Nos planches ${place} sont arrosées au goutte-à-goutte.`,
    place => `Nous cultivons ${place} avec le compost de la ferme.`,
    place => `Récolte ${place} le jour de votre commande.`,
    place => `Nous désherbons à la main et traitons le moins possible, ${place}.`,
    place => `Du jardin à chez vous : récolte ${place}, départ le jour même.`,
  ],
  avicoles: [
    place => `Notre élevage ${place} est suivi par un vétérinaire.`,
    place => `Chez nous ${place}, les bêtes ont de l’espace et une litière changée souvent.`,
    place => `Alimentation au grain de la région, ${place}.`,
    place => `Notre ferme se visite ${place} le samedi matin.`,
    place => `Nos bâtiments ${place} sont désinfectés entre chaque bande.`,
  ],
}

/** "à Bouaké", as the origin is said. */
const at = (town: Town): string => `à ${town}`

/** Two or three sentences: what it is, where it comes from, what to do with it. */
export function describeProduct(
  random: Random,
  { facts, uses }: Kinds<string>[string],
  category: Category,
  town: Town,
): string {
  const sentences = [random.pick(facts), random.pick(origins[category])(at(town)), random.pick(uses)]
  return (random.chance(0.18) ? sentences.toSpliced(2, 1) : sentences).join(' ')
}
