/** What people type on a phone, in full. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  aloko: 'alloco',
  bjr: 'bonjour',
  bsr: 'bonsoir',
  cb: 'combien',
  cbien: 'combien',
  cc: 'coucou',
  cmd: 'commande',
  cmt: 'comment',
  coman: 'comment',
  dispo: 'disponible',
  jai: 'j ai',
  kan: 'quand',
  kel: 'quel',
  kg: 'kilo',
  ki: 'qui',
  koi: 'quoi',
  mdp: 'mot passe',
  momo: 'mobile money',
  mrc: 'merci',
  pr: 'pour',
  pri: 'prix',
  slt: 'salut',
  tel: 'telephone',
  veu: 'veux',
  ya: 'il y a',
}

/** Lower case without accents or punctuation: "Qu’est-ce que c’est ?" is "qu est ce que c est". */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(?<=\d)[\s.](?=\d{3}\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "jveux", "jcherche": no French word begins so. */
const GLUED_I = /^j(?=[b-df-hk-np-tv-xz])/

/** The words of a text, plain, with the short forms of messages written out. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .flatMap(word => word.replace(GLUED_I, 'je ').split(' '))
    .flatMap(word => (SHORT_FORMS[word] ?? word).split(' '))
    .filter(word => word !== '')
