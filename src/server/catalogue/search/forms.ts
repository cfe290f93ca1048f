import { type SQL, sql } from 'drizzle-orm'
import type { SearchWord } from './read-search.ts'

/** How the documents of products may hold what a word of a search means: one of these is enough. */
export type Forms = {
  /** Plain words, whatever their endings; "san pedro" is both of its words. */
  whole: readonly string[]
  /** What a word begins with that is still being typed. */
  begun: string | undefined
  /** Lexemes that stand for a shelf or a region. */
  marks: readonly string[]
}

/** Where a stem stands in `products.name_document`: in what the product is, in its name as a whole, in its vendor's name. */
type Weights = '' | 'A' | 'AB' | 'C'

export const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' || '))})`
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' && '))})`

/** The forms of a word as it was typed. */
export const formsOf = ({ word, synonyms, isLast, category, region }: SearchWord): Forms => ({
  whole: [word, ...synonyms],
  begun: isLast ? word : undefined,
  marks: [
    ...(category === undefined ? [] : [`category=${category}`]),
    ...(region === undefined ? [] : [`region=${region}`]),
  ],
})

/** The words by themselves, not begun: for what stands before what may only begin so. */
export const wholeOf = (forms: Forms): Forms => ({ ...forms, begun: undefined })

/** Words of letters and digits, in the notation of `to_tsquery`. */
const wordsQuery = (words: readonly string[], weights: Weights): SQL => {
  const suffix = weights === '' ? '' : `:${weights}`
  const written = words.map(
    each =>
      `(${each
        .split(' ')
        .map(word => word + suffix)
        .join(' & ')})`,
  )
  return sql`to_tsquery('amic_french', ${written.join(' | ')})`
}

/** The stem of what is begun can be shorter than what is typed so far: both are tried. */
const begunQueries = (word: string, weights: Weights): SQL[] => [
  sql`to_tsquery('amic_french', ${`${word}:*${weights}`})`,
  sql`${`'${word}':*${weights}`}::tsquery`,
]

/** What finds one of the forms in a document. */
export const formsQuery = ({ whole, begun, marks }: Forms, weights: Weights = ''): SQL =>
  anyOf([
    wordsQuery(whole, weights),
    ...(begun === undefined ? [] : begunQueries(begun, weights)),
    ...marks.map(mark => sql`${`'${mark}'`}::tsquery`),
  ])
