/** What tells that the number after it is an order's: "je commande 3 sacs" counts sacks. */
const TOLD_BY = [
  String.raw`amic[\s‑–-]*`,
  String.raw`(?:commande|colis)\s*(?:n°|numéro|numero|num|no)\s*(?::\s*)?`,
  String.raw`(?:ma|la|numéro\s+de|numero\s+de)\s+commande\s*(?::\s*)?`,
  String.raw`(?:mon|le)\s+colis\s*(?::\s*)?`,
  String.raw`(?<!\b(?:je|j’ai|j'ai|jai|veux|on)\s+)(?:commande|colis)\s+`,
  String.raw`(?:commande|colis)\s*(?=0\d)`,
]
/** "la commande 5 kg de tomates", "une commande 0,5 kg" */
const COUNTED = String.raw`(?![,.]\d|\s*(?:kg|kilos?|g|l|litres?|sacs?|cartons?|plateaux?|caisses?|bottes?|pots?|f|fcfa|francs?|x|de|d’|d')\b)`
const ORDER_NUMBER = new RegExp(String.raw`\b(?:${TOLD_BY.join('|')})0*(\d{1,12})\b${COUNTED}`, 'gi')

/** The serial of the first order that a message names. */
export function readOrderSerial(message: string): number | undefined {
  const [named] = message.matchAll(ORDER_NUMBER)
  return named && Number(named[1])
}

/** The six figures of an order's number by themselves, as screens write them. */
const BARE_NUMBER = /\b0\d{5}\b/g

/** "où en est AMIC-… ?": a message for somebody who may know no order. */
export const withoutOrderNumbers = (message: string): string =>
  message.replace(ORDER_NUMBER, named => named.replace(/\d+/, '…')).replace(BARE_NUMBER, '…')
