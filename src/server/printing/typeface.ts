import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url))

/** The site's face for what the server draws itself: receipts and preview pictures. */
export const typeface = {
  /** As the files call their family, whatever their weight. */
  family: 'Bricolage Grotesque 96pt ExtraBold',
  regular: file('bricolage-grotesque-regular.ttf'),
  bold: file('bricolage-grotesque-bold.ttf'),
}

const NOT_IN_THE_FACE =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0178\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u20ac]/g

/** Words as the face can show them. It has the letters of French; a name from elsewhere keeps its base letters. */
export const showable = (words: string): string =>
  words.replace(NOT_IN_THE_FACE, letter => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return base.replace(NOT_IN_THE_FACE, '?')
  })
