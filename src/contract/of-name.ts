/**
 * Elision before a name. Before h only for some words sold here, such as "huile"; never before persons ("de Hamed") or the sound
 * w ("de Ouattara").
 */
const ELIDED = /^(?!ou[aeéèi])(?:[aeiouà-æè-ïò-üœ]|h(?:erb|ibis|uil|uît))/i

/** "de tomates", "d’aubergines", "de Le Panier de Tanou": names of stalls and products are not contracted. */
export const ofName = (name: string): string => `${ELIDED.test(name) ? 'd’' : 'de '}${name}`

/**
 * "à Cocody", "au Plateau", "aux Deux Plateaux": the article of a place is contracted. "Plateau" is stored without its article.
 */
export const atPlace = (place: string): string =>
  `à ${place}`.replace(/^à (?:le |(?=plateau\b))/i, 'au ').replace(/^à les /i, 'aux ')
