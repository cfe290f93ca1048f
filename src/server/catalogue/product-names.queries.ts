import { and, or, type SQL, sql } from 'drizzle-orm'
import type { ListProductsQuery, Product } from '#contract/catalogue/schemas.ts'
import type { Region } from '#contract/regions.ts'
import type { Executor } from '#database/connect.ts'
import { isPublic, products } from '#database/schema/catalogue.ts'
import { answerProduct } from './catalogue.answers.ts'
import { passesFilters, placeConditions } from './product-filters.ts'
import { listProductRows, productOrder } from './read-products.queries.ts'
import { isProductNamed } from './search/any-matches.ts'
import { ofOwner } from './search/forms.ts'

/** A stem as the name document stores it for product names. */
const inName = (term: SQL) => ofOwner('product', sql`quote_literal(${term})::tsquery`)

const isSold = (term: SQL) => isProductNamed(isPublic, inName(term))

/** Minimum length of a word for typo correction. */
const TYPO_FROM_LETTERS = 5
const MAX_CORRECTIONS = 5

export type NameTerms = {
  /** Stems of public product names. */
  terms: string[]
  /** They differ from the word by one letter. */
  isCorrected: boolean
}

/**
 * For plain words (letters and digits), the matching stems of public product names or, if there are none, the stems
 * one letter away. Words without a match are left out.
 */
export async function findNameTerms(db: Executor, words: readonly string[]): Promise<Map<string, NameTerms>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; exact: string[]; near: string[] }>(sql`
    select asked as word,
      array(
        select term from unnest(tsvector_to_array(to_tsvector('amic_french', asked))) as term
        where ${isSold(sql`term`)}
      ) as exact,
      array(
        select distinct stem from search_words
        where length(asked) >= ${TYPO_FROM_LETTERS} and left(stem, 1) = left(asked, 1)
          and spellings && (spellings_of(asked) || spellings_of(coalesce((ts_lexize('french_stem', asked))[1], asked)))
          and ${isSold(sql`stem`)}
        order by stem limit ${MAX_CORRECTIONS}
      ) as near
    from unnest(${sql.param([...new Set(words)])}::text[]) as asked`)
  const found = new Map<string, NameTerms>()
  for (const { word, exact, near } of rows) {
    if (exact.length > 0) found.set(word, { terms: exact, isCorrected: false })
    else if (near.length > 0) found.set(word, { terms: near, isCorrected: true })
  }
  return found
}

type Filters = Pick<ListProductsQuery, 'category' | 'vendorId' | 'minPrice' | 'maxPrice' | 'sort'> & {
  /** Only from these regions; all when empty. */
  regions: readonly Region[]
}

/**
 * Public products that match the filters and whose names contain a stem of each group; newest first unless sorted.
 */
export async function listProductsNamed(
  db: Executor,
  groups: readonly (readonly string[])[],
  { limit, regions, ...filters }: Filters & { limit: number },
): Promise<Product[]> {
  const named = groups.map(
    terms =>
      sql`(${sql.join(
        terms.map(term => inName(sql`${term}`)),
        sql` || `,
      )})`,
  )
  const everyGroup = sql`${products.nameDocument} @@ (${sql.join(named, sql` && `)})`
  const search = named.length > 0 ? { isByWords: true, matches: everyGroup } : undefined
  const filter = and(passesFilters(filters, search), or(...regions.map(placeConditions(search).isFrom)))
  const order = productOrder(filters.sort)
  const { items } = await listProductRows(db, filter, order, { limit, cursor: undefined })
  return items.map(answerProduct)
}
