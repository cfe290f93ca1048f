/**
 * Before these one elides. In h they are few of what is sold here, as "huile": before others one does not, nor before people
 * ("de haricots", "de Hamed"), nor before what is spoken as w ("de Ouattara").
 */
const ELIDED = /^(?!ou[aeéèi])(?:[aeiouà-æè-ïò-üœ]|h(?:erb|ibis|uil|uît))/i

/** "de tomates", "d’aubergines", "de Le Panier de Tanou": what somebody calls a stall or a product keeps each of its words. */
export const ofName = (name: string): string => `${ELIDED.test(name) ? 'd’' : 'de '}${name}`

/**
 * "à Cocody", "au Plateau", "aux Deux Plateaux": where. The article of a place is that of the language. The Plateau is written
 * without the one that it is spoken with.
 */
export const atPlace = (place: string): string =>
  `à ${place}`.replace(/^à (?:le |(?=plateau\b))/i, 'au ').replace(/^à les /i, 'aux ')
