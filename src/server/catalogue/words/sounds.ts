/** Applied in order: letters of a plain word, and their sound in French. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ss/g, 'ß'],
  [/(?<=[aeou])ill?/g, 'j'],
  [/([a-z])\1/g, '$1'],
  [/oign/g, 'oni'],
  [/gn/g, 'ni'],
  [/(?:er|ez|aient|ai[st]?|ets?|ees?)$/, 'E'],
  [/e?au/g, 'o'],
  [/ch|sh/g, 'S'],
  [/ph/g, 'f'],
  [/qu|q/g, 'k'],
  [/c(?=[eiyE])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiyE])/g, 'j'],
  [/gu(?=[eiyE])/g, 'g'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/oe?u/g, 'U'],
  [/oi/g, 'wa'],
  [/(?<=[aeiou])s(?=[aeiouE])/g, 'z'],
  [/(?:ien|ain|ein|aim|in|im)(?![aeiouAEIOUmn])/g, 'I'],
  [/[ae][mn](?![aeiouAEIOUmn])/g, 'A'],
  [/o[mn](?![aeiouAEIOUmn])/g, 'O'],
  [/Opt/g, 'Ot'],
  [/ai|ei/g, 'e'],
  [/es?$/, ''],
  [/ß/g, 's'],
]
const SILENT_END = /[tdxpzs]+$/

/**
 * Phonetic keys of a plain word, most likely first: "commande" and "comand" share one, so do "argent" and "argen". A
 * final "é", often typed as "e", may be pronounced or not.
 */
export function soundsOf(word: string): string[] {
  const sound = SOUNDS.reduce((sounds, [letters, heard]) => sounds.replace(letters, heard), word)
  const isEndHeard = /es?$/.test(word)
  return [...new Set([sound, isEndHeard ? sound : sound.replace(SILENT_END, ''), sound.replace(/E$/, '')])]
}
