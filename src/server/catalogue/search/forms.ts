import { type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalogue/facts.ts'
import type { Region } from '#contract/regions.ts'
import type { SearchWord } from './read-search.ts'

/** The forms in which product documents may contain a search word; any of them matches. */
export type Forms = {
  /** Plain words, matched by stem; all must match ("san pedro" is two). */
  whole: readonly string[]
  /** Prefix of a word that is still being typed. */
  prefix: string | undefined
  /** Lexemes that stand for a category or a region. */
  marks: readonly string[]
}

/**
 * Whose name a word is searched in: the product's, the producer's, or both. The document marks the stems of each by
 * its own lexemes, since the index stores no weights: for "ferme" it would return every product of a farm, to be
 * rechecked one by one.
 */
export type Owner = 'product' | 'producer' | 'either'

/** A query of stems, restricted to the names of an owner. */
export const ofOwner = (owner: Owner, stems: SQL): SQL =>
  owner === 'either' ? stems : sql`marked_query(${owner}, ${stems})`

/** The lexemes of a product's name document for its category and its region of origin. */
export const categoryMark = (category: Category): string => `category=${category}`
export const regionMark = (region: Region): string => `region=${region}`

export const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' || '))})`
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' && '))})`

/** The forms of a word as typed. */
export const formsOf = ({ word, synonyms, isLast, category, region }: SearchWord): Forms => ({
  whole: [word, ...synonyms],
  prefix: isLast ? word : undefined,
  marks: [
    ...(category === undefined ? [] : [categoryMark(category)]),
    ...(region === undefined ? [] : [regionMark(region)]),
  ],
})

/** The whole words only, without the prefix: they rank above prefix matches. */
export const wholeOf = (forms: Forms): Forms => ({ ...forms, prefix: undefined })

/** A query for words of letters and digits, in the syntax of `to_tsquery`. */
const wordsQuery = (words: readonly string[]): SQL => {
  const written = words.map(each => `(${each.split(' ').join(' & ')})`)
  return sql`to_tsquery('amic_french', ${written.join(' | ')})`
}

/**
 * Prefix query. The stem can be shorter than the typed prefix, in which case the stem alone is enough; otherwise both
 * are queried. The index collects all words with the prefix, once per query term.
 */
const prefixQuery = (word: string): SQL => {
  const ofStem = sql`to_tsquery('amic_french', ${`${word}:*`})`
  return sql`case when starts_with(${word}, (ts_lexize('french_stem', ${word}))[1]) then ${ofStem}
    else ${ofStem} || ${`'${word}':*`}::tsquery end`
}

/** A query for a lexeme that is not a word. */
export const markQuery = (mark: string): SQL => sql`${`'${mark}'`}::tsquery`

/** A query that matches any of the forms in a document. */
export const formsQuery = ({ whole, prefix, marks }: Forms, owner: Owner = 'either'): SQL =>
  anyOf([
    ofOwner(owner, anyOf([wordsQuery(whole), ...(prefix === undefined ? [] : [prefixQuery(prefix)])])),
    ...marks.map(markQuery),
  ])
