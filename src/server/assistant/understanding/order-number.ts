/** Cues that the number after them is an order's; in "je commande 3 sacs" it is a quantity. */
const ORDER_CUES = [
  String.raw`amic[\s‑–-]*`,
  String.raw`(?:commande|colis)\s*(?:n°|numéro|numero|num|no)\s*(?::\s*)?`,
  String.raw`(?:ma|la|numéro\s+de|numero\s+de)\s+commande\s*(?::\s*)?`,
  String.raw`(?:mon|le)\s+colis\s*(?::\s*)?`,
  String.raw`(?<!\b(?:je|j’ai|j'ai|jai|veux|on)\s+)(?:commande|colis)\s+`,
  String.raw`(?:commande|colis)\s*(?=0\d)`,
]
/** "la commande 5 kg de tomates", "une commande 0,5 kg" */
const COUNTED = String.raw`(?![,.]\d|\s*(?:kg|kilos?|g|l|litres?|sacs?|cartons?|plateaux?|caisses?|bottes?|pots?|f|fcfa|francs?|x|de|d’|d')\b)`
const ORDER_NUMBER = new RegExp(String.raw`\b(?:${ORDER_CUES.join('|')})0*(\d{1,12})\b${COUNTED}`, 'gi')

/** The serial of the first order number in a message. */
export function readOrderSerial(message: string): number | undefined {
  const [named] = message.matchAll(ORDER_NUMBER)
  return named && Number(named[1])
}

/** The six digits of an order number on their own, as screens show them. */
const BARE_NUMBER = /\b0\d{5}\b/g

/** Removes order numbers, for a recipient who must not know them: "où en est AMIC-… ?" */
export const withoutOrderNumbers = (message: string): string =>
  message.replace(ORDER_NUMBER, named => named.replace(/\d+/, '…')).replace(BARE_NUMBER, '…')
