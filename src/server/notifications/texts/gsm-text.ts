/** The basic characters of a phone (3GPP TS 23.038, 6.2.1): 160 of them make one text; any other halves that and more. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const basic = new Set(BASIC)

/** In basic characters: what a phone shows as one text. */
export const MAX_TEXT_LENGTH = 160

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** A text in the basic characters of phones: what they lack is written without its accent, or left out. */
export function gsmText(text: string): string {
  return Array.from(text.normalize('NFC'), toBasic).join('')
}

function toBasic(character: string): string {
  if (basic.has(character)) return character
  const substitute = SUBSTITUTES[character]
  if (substitute !== undefined) return substitute
  return Array.from(character.normalize('NFD'))
    .filter(part => basic.has(part))
    .join('')
}
