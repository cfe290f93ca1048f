/**
 * Before these one elides. In h they are few of what is sold here, as "huile": before others one does not, nor before people
 * ("de haricots", "de Hamed"), nor before what is spoken as w ("de Ouattara").
 */
const ELIDED = /^(?!ou[aeéèi])(?:[aeiouà-æè-ïò-üœ]|h(?:erb|ibis|uil|uît))/i

/** "de tomates", "d’aubergines", "du Panier de Tanou", "des Jardins d’Akissi". */
export const ofName = (name: string): string =>
  `${ELIDED.test(name) ? 'd’' : 'de '}${name}`.replace(/^de le /i, 'du ').replace(/^de les /i, 'des ')

/**
 * "à Cocody", "au Plateau", "au Panier de Tanou", "aux Jardins d’Akissi": to whom, or where. The Plateau is written without the
 * article that it is spoken with.
 */
export const toName = (name: string): string =>
  `à ${name}`.replace(/^à (?:le |(?=plateau\b))/i, 'au ').replace(/^à les /i, 'aux ')
