/** Words as XML carries them, in its elements and in its attributes. */
export const escapeXml = (words: string): string =>
  words.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
