/** GSM default alphabet (3GPP TS 23.038, 6.2.1): an SMS holds 160 of its characters, less than half with any other. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const basic = new Set(BASIC)

/** Length of one SMS, in basic characters. */
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

/** Converts to basic characters; others are substituted, lose their accent or are omitted. */
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
