import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { FILLERS } from '../words/product-words.ts'
import { anyMatches, isProducerNamed, isProductNamed } from './any-matches.ts'
import { anyOf, type Forms, formsOf, formsQuery, markQuery, wholeOf } from './forms.ts'
import type { SearchWord } from './read-search.ts'
import { findSimilarWords } from './similar-words.queries.ts'

/**
 * Where products contain the meaning of a word: the first of product names, producer names and descriptions that
 * does.
 */
type MatchedIn = 'products' | 'producers' | 'descriptions' | 'nowhere'

/** A word of a search, and where products contain it. */
export type FoundWord = SearchWord & { forms: Forms; isIn: MatchedIn }

/** Whether one of these products is in the category or region that the word stands for. */
const isMarked = (among: SQL, { marks }: Forms): SQL =>
  marks.length === 0
    ? sql`false`
    : anyMatches(among, sql`${products.nameDocument} @@ ${anyOf(marks.map(markQuery))}`)

const lookInNames = (among: SQL, forms: Forms): SQL => sql`case
  when ${isProductNamed(among, formsQuery(forms, 'product'))} or ${isMarked(among, forms)} then 'products'
  when ${isProducerNamed(among, formsQuery(forms, 'producer'))} then 'producers'
  else 'nowhere' end`

const lookInDescriptions = (among: SQL, forms: Forms): SQL => sql`case
  when ${anyMatches(among, sql`${products.descriptionDocument} @@ ${formsQuery(forms)}`)} then 'descriptions'
  else 'nowhere' end`

/** Looks up the words that are not found yet. */
async function lookUp(
  db: Executor,
  words: readonly FoundWord[],
  look: (forms: Forms) => SQL,
): Promise<readonly FoundWord[]> {
  const missed = words.filter(({ isIn }) => isIn === 'nowhere')
  if (missed.length === 0) return words
  const looked = missed.map(({ forms }, place) => sql`select ${place}::int as place, ${look(forms)} as found`)
  const { rows } = await db.execute<{ found: MatchedIn }>(
    sql`${sql.join(looked, sql` union all `)} order by place`,
  )
  const places = new Map(missed.map((word, place) => [word, rows[place]!.found]))
  return words.map(word => ({ ...word, isIn: places.get(word) ?? word.isIn }))
}

/**
 * Looks up the words of a search among some products. Names have priority: a producer's name counts only if no
 * product name, category or region has the word; a description only if no name has it. A word found nowhere is
 * replaced by a name that sounds or looks like it.
 */
export async function findWords(
  db: Executor,
  words: readonly SearchWord[],
  among: SQL,
): Promise<FoundWord[]> {
  const candidates = words.map((word): FoundWord => ({ ...word, forms: formsOf(word), isIn: 'nowhere' }))
  const named = await lookUp(db, candidates, forms => lookInNames(among, forms))
  const found = await lookUp(db, named, forms => lookInDescriptions(among, forms))
  const unknown = found.filter(
    ({ isIn, word, forms }) => isIn === 'nowhere' && forms.marks.length === 0 && !FILLERS.has(word),
  )
  const alike = await findSimilarWords(
    db,
    unknown.map(({ word }) => word),
    among,
  )
  return found.map(each => {
    const like = each.isIn === 'nowhere' ? alike.get(each.word) : undefined
    return like ? { ...each, isIn: like.isIn, forms: { ...wholeOf(each.forms), whole: like.names } } : each
  })
}
