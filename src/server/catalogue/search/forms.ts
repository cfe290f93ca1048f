import { type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalogue/facts.ts'
import type { Region } from '#contract/regions.ts'
import type { SearchWord } from './read-search.ts'

/** How the documents of products may hold what a word of a search means: one of these is enough. */
export type Forms = {
  /** Plain words, whatever their endings; "san pedro" is both of its words. */
  whole: readonly string[]
  /** What a word begins with that is still being typed. */
  begun: string | undefined
  /** Lexemes that stand for a category or a region. */
  marks: readonly string[]
}

/**
 * Whose name a word is looked for in: the product's, its producer's, either. The document marks the stems of each by its own
 * lexemes, since the index knows no weights: it would give every product of a farm for "ferme", to be looked at one by one.
 */
export type Owner = 'product' | 'producer' | 'either'

/** What finds a query of stems in the names of an owner only. */
export const ofOwner = (owner: Owner, stems: SQL): SQL =>
  owner === 'either' ? stems : sql`marked_query(${owner}, ${stems})`

/** The lexemes by which the document of a product's names tells its category, and the region that it comes from. */
export const categoryMark = (category: Category): string => `category=${category}`
export const regionMark = (region: Region): string => `region=${region}`

export const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' || '))})`
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql.raw(' && '))})`

/** The forms of a word as it was typed. */
export const formsOf = ({ word, synonyms, isLast, category, region }: SearchWord): Forms => ({
  whole: [word, ...synonyms],
  begun: isLast ? word : undefined,
  marks: [
    ...(category === undefined ? [] : [categoryMark(category)]),
    ...(region === undefined ? [] : [regionMark(region)]),
  ],
})

/** The words by themselves, not begun: for what stands before what may only begin so. */
export const wholeOf = (forms: Forms): Forms => ({ ...forms, begun: undefined })

/** Words of letters and digits, in the notation of `to_tsquery`. */
const wordsQuery = (words: readonly string[]): SQL => {
  const written = words.map(each => `(${each.split(' ').join(' & ')})`)
  return sql`to_tsquery('amic_french', ${written.join(' | ')})`
}

/**
 * The stem of what is begun can be shorter than what is typed so far: then its beginning is enough. Otherwise both are tried. The
 * index gathers all words with a beginning, once for each that it is asked.
 */
const begunQuery = (word: string): SQL => {
  const ofStem = sql`to_tsquery('amic_french', ${`${word}:*`})`
  return sql`case when starts_with(${word}, (ts_lexize('french_stem', ${word}))[1]) then ${ofStem}
    else ${ofStem} || ${`'${word}':*`}::tsquery end`
}

/** What finds a lexeme that no word is. */
export const markQuery = (mark: string): SQL => sql`${`'${mark}'`}::tsquery`

/** What finds one of the forms in a document. */
export const formsQuery = ({ whole, begun, marks }: Forms, owner: Owner = 'either'): SQL =>
  anyOf([
    ofOwner(owner, anyOf([wordsQuery(whole), ...(begun === undefined ? [] : [begunQuery(begun)])])),
    ...marks.map(markQuery),
  ])
