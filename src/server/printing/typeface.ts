import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url))

/** The site's typeface for documents and preview pictures that the server draws. */
export const typeface = {
  /** Family name in the files, the same for both weights. */
  family: 'Bricolage Grotesque 96pt ExtraBold',
  regular: file('bricolage-grotesque-regular.ttf'),
  bold: file('bricolage-grotesque-bold.ttf'),
}

const NOT_IN_THE_FACE =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0178\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u20ac]/g

/** Replaces letters that the typeface, which has those of French, lacks: by their base letters or "?". */
export const showable = (words: string): string =>
  words.replace(NOT_IN_THE_FACE, letter => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return base.replace(NOT_IN_THE_FACE, '?')
  })
