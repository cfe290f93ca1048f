import type { Category } from '#contract/catalogue/facts.ts'
import { SUGGESTED_FROM_LETTERS } from '#contract/catalogue/facts.ts'
import type { Suggestions } from '#contract/catalogue/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { isPublic } from '#database/schema/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { CATEGORY_WORDS } from '../words/product-words.ts'
import { type FoundWord, findWords } from './find-words.queries.ts'
import { areInProductNames, isPriced, searchFor } from './product-search.queries.ts'
import { refuseUnsearchable } from './read-public-search.ts'
import { readSearch, type SearchRead } from './read-search.ts'
import { listNames, listNamesOfMatches, listSuggestedProducers } from './suggestions.queries.ts'

const MAX_CATEGORIES = 2

const NOTHING: Suggestions = { products: [], producers: [], categories: [] }

/** The categories that a word of the text names, completely or as a prefix. */
function categoriesOf({ words }: SearchRead): Category[] {
  const begun = words.filter(({ isLast, word }) => isLast && word.length > SUGGESTED_FROM_LETTERS)
  const named = [...CATEGORY_WORDS].filter(([name]) => begun.some(({ word }) => name.startsWith(word)))
  const meant = [...words.flatMap(({ category }) => category ?? []), ...named.map(([, category]) => category)]
  return [...new Set(meant)].slice(0, MAX_CATEGORIES)
}

/** Whether the words match producer names only: their whole range would not help. */
const meanProducers = (found: readonly FoundWord[]): boolean =>
  found.length > 0 && found.every(({ isIn }) => isIn === 'producers')

/** Product names; for most texts the names alone give the results. */
async function suggestNames(
  db: Executor,
  read: SearchRead,
  found: readonly FoundWord[],
): Promise<Suggestions['products']> {
  if (meanProducers(found)) return []
  const names = areInProductNames(found) && !isPriced(read) ? await listNames(db, found) : []
  if (names.length > 0) return names
  const search = await searchFor(db, read, found, isPublic)
  return search === null ? [] : listNamesOfMatches(db, search)
}

/**
 * Suggestions for a text that is being typed: names of products, producers and categories, parsed as in the search.
 * @throws Refused `validation` for a text with a NUL
 */
export async function suggest({ db }: Pick<Deps, 'db'>, text: string): Promise<Suggestions> {
  refuseUnsearchable(text)
  if (text.length < SUGGESTED_FROM_LETTERS) return NOTHING
  const read = readSearch(text)
  const found = await findWords(db, read.words, isPublic)
  const [products, producers] = await Promise.all([
    suggestNames(db, read, found),
    listSuggestedProducers(db, found),
  ])
  return { products, producers, categories: categoriesOf(read) }
}
