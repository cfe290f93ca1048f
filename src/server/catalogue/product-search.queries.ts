import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { searchWords } from './search-words.ts'

/** A search text, ready to be asked of the products. */
export type ProductSearch = {
  /** Every word is there, as it was typed, begun (the last one) or with one letter wrong. */
  matches: SQL
  /** How well a product answers, higher is better: first those that have every word as it was typed or begun. */
  places: [isAsTyped: SQL, rank: SQL]
}

/** Shorter words have too many neighbours to guess which one was meant. */
const TYPO_FROM_LETTERS = 4
const SAFE_LETTERS = 5
const MAX_CORRECTIONS = 20
/** Weights of the search document, from D to A: nothing, description, vendor's name, product's name. */
const WEIGHTS = sql.raw(`'{0, 0.2, 0.4, 1}'`)

const join = (queries: SQL[], operator: '&&' | '||') => sql`(${sql.join(queries, sql.raw(` ${operator} `))})`

/**
 * Reads a search text: stemmed as French, without accents or case, tolerant of one wrong letter in a word of the names
 * of products and vendors. Null when the text holds no word at all.
 */
export async function readProductSearch(db: Executor, text: string): Promise<ProductSearch | null> {
  const words = searchWords(text)
  if (words.length === 0) return null
  const corrections = await findCorrections(db, words)
  const typed = words.map((word, index) => {
    const whole = sql`to_tsquery('amic_french', ${word})`
    return index === words.length - 1 ? [whole, ...startsWith(word)] : [whole]
  })
  const typedOrCorrected = typed.map((queries, index) => [
    ...queries,
    ...(corrections.get(words[index]!) ?? []),
  ])
  const document = products.searchDocument
  return {
    matches: sql`${document} @@ ${everyWord(typedOrCorrected)}`,
    places: [
      sql`(${document} @@ ${everyWord(typed)})::int`,
      sql`round(ts_rank(${WEIGHTS}, ${document}, ${join(typedOrCorrected.flat(), '||')}) * 1e6)::int`,
    ],
  }
}

/** Every word is there in one of its forms. */
const everyWord = (words: SQL[][]): SQL =>
  join(
    words.map(forms => join(forms, '||')),
    '&&',
  )

/** A person may still be typing the word. Its stem can be shorter than what is typed so far: both are tried. */
const startsWith = (word: string): SQL[] => [
  sql`to_tsquery('amic_french', ${`${word}:*`})`,
  sql`${`'${word}':*`}::tsquery`,
]

/**
 * For each word, the known stems of names that differ from it by one letter; in a short stem the first letter must be
 * right: "ananas" is no mistake for "bananas".
 */
async function findCorrections(db: Executor, words: string[]): Promise<Map<string, SQL[]>> {
  const guessable = words.filter(word => word.length >= TYPO_FROM_LETTERS)
  if (guessable.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; terms: string[] }>(sql`
    select word, array(
      select term from search_terms
      where spellings && (spellings_of(word) || spellings_of(coalesce((ts_lexize('french_stem', word))[1], word)))
        and (length(term) >= ${SAFE_LETTERS} or left(term, 1) = left(word, 1))
      order by term limit ${MAX_CORRECTIONS}
    ) as terms
    from unnest(${sql.param(guessable)}::text[]) as word`)
  return new Map(rows.map(({ word, terms }) => [word, terms.map(term => sql`${`'${term}':AB`}::tsquery`)]))
}
