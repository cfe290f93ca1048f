/** What was asked for to the letter, with the apostrophe of a keyboard, and labels of the same words. */
const TO_THE_LETTER = [
  /nom d'utilisateur/gi,
  /l'email sont obligatoires/g,
  /de l'entreprise/g,
  /Le titre de l'album est requis/g,
  /\(à l'unité\)/g,
  /Erreur d'inscription/g,
  /lors de l'inscription/g,
  /Erreur lors de l'ajout des images/g,
  /communiquer avec l'assistant/g,
  /Panier d'Achat/g,
  /Vous n'avez pas encore passé de commande/g,
  /un problème avec l'annulation de la commande/g,
  /Impossible d'initialiser le paiement/g,
]

const COMMENTS = /\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms

/** What people write to the assistant, in either way. */
const IS_READ = "j'ai|"

const ELISION = /(?<![\p{L}’'])(?:[cdjlmnst]|qu|\p{L}*(?:aujourd|jusqu|lorsqu|puisqu|quelqu))'\p{L}.*/giu

/**
 * Where a source writes French for people with the apostrophe of a keyboard: the site has the curly one.
 * @returns each place, as "file: the words from there on"
 */
export function findStraightApostrophes(file: string, source: string): string[] {
  const words = TO_THE_LETTER.reduce(
    (text, asked) => text.replaceAll(asked, ''),
    source.replaceAll(COMMENTS, ''),
  )
  return [...words.matchAll(ELISION)]
    .filter(([found]) => !found.startsWith(IS_READ))
    .map(([found]) => `${file}: ${found}`)
}
