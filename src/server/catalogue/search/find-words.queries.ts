import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { FILLERS } from '../words/product-words.ts'
import { type Forms, formsOf, formsQuery, wholeOf } from './forms.ts'
import { isHeld } from './is-held.ts'
import { findLikeWords } from './like-words.queries.ts'
import type { SearchWord } from './read-search.ts'

/** Where products hold what a word means, the first of these that does: its name, its vendor's, its description. */
type Place = 'products' | 'producers' | 'descriptions' | 'nowhere'

/** A word of a search, and where products hold what it means. */
export type FoundWord = SearchWord & { forms: Forms; isIn: Place }

/**
 * Looks the words of a search up among some products. Names come first: a producer's name counts where no product's has the word,
 * nor a shelf or a region; a description where no name at all has it. What is written nowhere is taken for a name that sounds
 * or looks like it.
 */
export async function findWords(
  db: Executor,
  words: readonly SearchWord[],
  among: SQL,
): Promise<FoundWord[]> {
  if (words.length === 0) return []
  const looked = words.map((word, place) => {
    const forms = formsOf(word)
    return sql`select ${place}::int as place, case
      when ${isHeld(among, sql`${products.nameDocument} @@ ${formsQuery(forms, 'product')}`)} then 'products'
      when ${isHeld(among, sql`${products.nameDocument} @@ ${formsQuery(forms, 'producer')}`)} then 'producers'
      when ${isHeld(among, sql`${products.descriptionDocument} @@ ${formsQuery(forms)}`)} then 'descriptions'
      else 'nowhere' end as found`
  })
  const { rows } = await db.execute<{ place: number; found: Place }>(sql.join(looked, sql` union all `))
  const found = rows.map(
    ({ place, found: isIn }): FoundWord => ({ ...words[place]!, forms: formsOf(words[place]!), isIn }),
  )
  const unknown = found.filter(
    ({ isIn, word, forms }) => isIn === 'nowhere' && forms.marks.length === 0 && !FILLERS.has(word),
  )
  const alike = await findLikeWords(
    db,
    unknown.map(({ word }) => word),
    among,
  )
  return found.map(each => {
    const like = each.isIn === 'nowhere' ? alike.get(each.word) : undefined
    return like ? { ...each, isIn: like.isIn, forms: { ...wholeOf(each.forms), whole: like.names } } : each
  })
}
