/**
 * Before these one elides. In h they are few of what is sold here, as "huile": before others one does not, nor before people
 * ("de haricots", "de Hamed"), nor before what is spoken as w ("de Ouattara").
 */
const ELIDED = /^(?!ou[aeéèi])(?:[aàâeéèêëiîïoôuùûœæ]|h(?:erb|ibis|uil|uît))/i

/** "de tomates", "d’aubergines". */
export const ofName = (name: string): string => (ELIDED.test(name) ? 'd’' : 'de ') + name
