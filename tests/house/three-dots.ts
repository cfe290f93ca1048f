/** What was asked for to the letter, with three full stops. */
const TO_THE_LETTER = [
  'Chargement des produits AMIC...',
  'Connexion...',
  'Création du compte...',
  'Déconnexion...',
  'Redirection vers la connexion...',
  'Redirection...',
  'Vérification du paiement...',
]

/** After words, at the end of a string or an element. */
const ENDING = /(?<=\p{L})\.\.\.(?=['"`<])/gu
const LONGEST = 100

/**
 * Where a source writes three full stops after words for people: the site has the sign of its own.
 * @returns the words
 */
export const findThreeDots = (source: string): string[] =>
  [...source.matchAll(ENDING)]
    .map(
      ({ index }) =>
        source
          .slice(Math.max(0, index - LONGEST), index + 3)
          .split(/['"`<>{}\n]/)
          .at(-1)!,
    )
    .filter(words => !TO_THE_LETTER.includes(words))
