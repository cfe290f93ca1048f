import {
  CATEGORY_WORDS,
  FILLERS,
  FOODS,
  PRODUCER_WORDS,
  plainText,
  plainWords,
  qualifiers,
  readPlaces,
  SYNONYMS,
  soundsOf,
  TYPED_WORD,
} from '../../catalogue/public.ts'
import { VERBS_OF_PRODUCTS } from './question-words.ts'
import { knownWords, namesTopic } from './read-topics.ts'

/** Everyday words, and full forms of words that topics know by prefix: candidates for phonetic matching. */
const COMMON = `
  achete acheter adresse ananas annule annuler appeler arachide argent arrive arriver attend attendre attends aubergine
  avocat banane carotte casse casses changer colis commande commander commandes compte concombre confirmer connecter
  depasse devenir deviens devient donnez echoue ecrase ecrases epinard espece especes facture gombo gratuit gratuite
  identifiant igname inscrire livraison livrer livreur livrez machine mangue manioc mauvais mauvaise modifier numero
  oignon paiement pasteque payant payante payer piment pintade plantain poulet pourri pourris preuve probleme rappeler
  recommence recuperer refuse remboursement rembourser rendez rendre retard retour retourner suivre supprimer telephone
  tomate transport trompe valide vendeur vendre verifier
`

const MIN_LETTERS = 4
const MIN_SOUNDS = 2

/** Maps sounds to words; on collisions the more likely sound wins, then the later word. */
function wordsBySound(words: readonly string[]): ReadonlyMap<string, string> {
  const pairs = words
    .filter(word => word.length >= MIN_LETTERS)
    .flatMap(word => soundsOf(word).map((sound, likelihood) => ({ sound, word, likelihood })))
    .filter(({ sound }) => sound.length >= MIN_SOUNDS)
    .toSorted((one, other) => other.likelihood - one.likelihood)
  return new Map(pairs.map(({ sound, word }) => [sound, word]))
}

/** Most significant words last. */
const bySound = wordsBySound([
  ...FILLERS,
  ...VERBS_OF_PRODUCTS,
  ...SYNONYMS.keys(),
  ...qualifiers,
  ...COMMON.trim().split(/\s+/),
  ...knownWords,
])

const isKnown = (word: string): boolean =>
  [FILLERS, FOODS, VERBS_OF_PRODUCTS, PRODUCER_WORDS, CATEGORY_WORDS, SYNONYMS].some(each =>
    each.has(word),
  ) ||
  qualifiers.includes(word) ||
  knownWords.includes(word) ||
  namesTopic(word) ||
  plainWords(word)[0] !== word ||
  readPlaces([word]).rest.length === 0

/** The known word that an unknown one sounds like. */
function findBySound(word: string): string | undefined {
  if (word.length < MIN_LETTERS || /\d/.test(word)) return undefined
  return soundsOf(word)
    .map(sound => bySound.get(sound))
    .find(Boolean)
}

/** "jatten", "larreter": a pronoun glued to the next word. */
const GLUED_PRONOUN = /^(?:qu|[jdlmtsn])(?=[aeiouyh][a-z]{4})/

/** Replaces phonetically written words of a message: "ma comand". Names in the shop are kept. */
export const expandBySound = (message: string, isName: (word: string) => boolean): string =>
  message.replace(TYPED_WORD, typed => {
    const word = plainText(typed)
    if (isName(word) || isKnown(word)) return typed
    const plain = plainText(typed.replace(/[éèê]$/u, 'ai'))
    return findBySound(plain) ?? findBySound(plain.replace(GLUED_PRONOUN, '')) ?? typed
  })
