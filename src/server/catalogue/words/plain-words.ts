/** A word as typed, with accents. */
export const TYPED_WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Common abbreviations of text messages, and what they stand for. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ac: 'avec',
    aloko: 'alloco',
    aujourdhui: 'aujourd hui',
    bcp: 'beaucoup',
    bjr: 'bonjour',
    bne: 'bonne',
    bsoin: 'besoin',
    bsr: 'bonsoir',
    budjet: 'budget',
    cb: 'combien',
    cbien: 'combien',
    cc: 'coucou',
    cest: 'c est',
    che: 'chez',
    chui: 'je suis',
    cmb: 'combien',
    cmd: 'commande',
    cmt: 'comment',
    coman: 'comment',
    dispo: 'disponible',
    djai: 'argent',
    dje: 'argent',
    doi: 'dois',
    ds: 'dans',
    dun: 'd un',
    jai: 'j ai',
    jaurai: 'j aurai',
    jeton: 'argent',
    jusqua: 'jusqu a',
    kan: 'quand',
    kel: 'quel',
    kg: 'kilo',
    ki: 'qui',
    koi: 'quoi',
    maide: 'm aide',
    maider: 'm aider',
    mdp: 'mot passe',
    mm: 'meme',
    mn: 'mon',
    mo: 'mot',
    moin: 'moins',
    momo: 'mobile money',
    mrc: 'merci',
    ojourdhui: 'aujourd hui',
    om: 'orange money',
    pa: 'pas',
    pe: 'peux',
    pk: 'pourquoi',
    pkoi: 'pourquoi',
    pr: 'pour',
    pri: 'prix',
    qd: 'quand',
    slt: 'salut',
    tel: 'telephone',
    ve: 'veux',
    veu: 'veux',
    vs: 'vous',
    wari: 'argent',
    ya: 'il y a',
    yen: 'y en',
  }),
)

/** "le - cher", "la + chère" */
const LESS = /(?<=\s)-(?= ?ch)/g
const MORE = /(?<=\s)\+(?= ?ch)/g

/** Lower case without accents or punctuation: "Qu’est-ce que c’est ?" is "qu est ce que c est". */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(LESS, 'moins ')
    .replace(MORE, 'plus ')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(?<=\d)[\s.](?=\d{3}\b)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "jveux", "jcherche": no French word begins so. */
const GLUED_I = /^j(?=[b-df-hk-np-tv-xz])/
/** "doeufs", "lananas", "ladresse": the apostrophe is left out. */
const GLUED_ARTICLE =
  /^([dl])(?=(?:ail|ananas|arachides?|attieke|aubergines?|avocats?|epinards?|huile|ignames?|oeufs?|oies?|oignons?|oranges?|oseille|adresse|appli|application|argent)$)/
/** "g besoin", but not "500 g". */
const SOUNDS_AS_I_HAVE = /(?<!\d ?)\bg (?=[\p{L}\d])/gu

/** "je peu payer", but not "un peu". */
const SOUNDS_AS_CAN = /\b(je|tu|on) peu\b/g

/** The plain words of a text, with abbreviations expanded. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .replace(SOUNDS_AS_I_HAVE, 'j ai ')
    .replace(SOUNDS_AS_CAN, '$1 peux')
    .split(' ')
    .flatMap(word => word.replace(GLUED_I, 'je ').replace(GLUED_ARTICLE, '$1 ').split(' '))
    .flatMap(word => (SHORT_FORMS.get(word) ?? word).split(' '))
    .filter(word => word !== '')
