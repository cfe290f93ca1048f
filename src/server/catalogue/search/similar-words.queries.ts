import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { editDistance } from '../words/edit-distance.ts'
import { soundsOf } from '../words/sounds.ts'
import { isProducerNamed, isProductNamed } from './any-matches.ts'
import { indexWordSounds } from './word-sounds.queries.ts'

/** Shorter words have too many neighbours to correct typos; two-letter words are compared by sound only. */
const TYPO_FROM_LETTERS = 4
const SOUND_FROM_LETTERS = 2
/** A shorter stem must start with the same letter: "oie" is no typo of "soie". */
const SAFE_LETTERS = 5
/** The minimum trigram similarity of two words. */
const MIN_SIMILARITY = 0.5
const MAX_CANDIDATES = 20

/** "lananas", "zœuf": an article or liaison typed as part of the word. */
const GLUED_ARTICLE = /^(?:qu|[djlmnstz])(?=[aeiouyh][a-z]{2})/

const unglued = (word: string): string => word.replace(GLUED_ARTICLE, '')

const bySound = (sounds: readonly string[]) =>
  sql`select word, 1 as likeness from search_words where sounds && ${sql.param([...sounds])}::text[] limit ${MAX_CANDIDATES}`

const byLetters = (word: string) => sql`
  (select word, 2 as likeness from search_words
  where spellings && (spellings_of(${word}) || spellings_of(coalesce((ts_lexize('french_stem', ${word}))[1], ${word})))
    and (length(stem) >= ${SAFE_LETTERS} or left(stem, 1) = left(${word}, 1))
  order by word limit ${MAX_CANDIDATES})
  union all
  (select word, 3 as likeness from search_words where word % ${word} and similarity(word, ${word}) >= ${MIN_SIMILARITY}
  order by similarity(word, ${word}) desc, word limit ${MAX_CANDIDATES})`

/** Words of names that may be meant, most likely first: without a glued article, by sound, by spelling. */
function candidatesFor(word: string): SQL {
  const sounds = [word, unglued(word)].filter(each => each.length >= SOUND_FROM_LETTERS).flatMap(soundsOf)
  const glued = sql`select ${unglued(word)} as word, 0 as likeness where ${unglued(word) !== word}`
  const similarSounds = sql`(${bySound(sounds)})`
  const typed = word.length >= TYPO_FROM_LETTERS ? sql` union all ${byLetters(word)}` : sql``
  return sql`${glued} union all ${similarSounds}${typed}`
}

/** Words of names, and whether they are in product names or only in producer names. */
type SimilarWords = { names: string[]; isIn: 'products' | 'producers' }

const wordQuery = sql`to_tsquery('amic_french', like_word.word)`

/**
 * For plain words that match no name, the most likely words of names among some products; words without a similar one
 * are left out.
 */
export async function findSimilarWords(
  db: Executor,
  words: readonly string[],
  among: SQL,
): Promise<Map<string, SimilarWords>> {
  const guessable = words.filter(word => /^[a-z]{2,}$/.test(word))
  if (guessable.length === 0) return new Map()
  await indexWordSounds(db)
  const guesses = guessable.map(
    word => sql`select ${word}::text as typed, like_word.word, like_word.likeness, ${isProductNamed(among, wordQuery)} as is_product
      from (${candidatesFor(word)}) as like_word where ${isProductNamed(among, wordQuery)} or ${isProducerNamed(among, wordQuery)}`,
  )
  const { rows } = await db.execute<{ typed: string; word: string; likeness: number; is_product: boolean }>(
    sql.join(guesses, sql` union all `),
  )
  const found = new Map<string, SimilarWords>()
  for (const word of guessable) {
    const own = rows.filter(({ typed }) => typed === word)
    const least = Math.min(...own.map(({ likeness }) => likeness))
    const likest = own.filter(({ likeness }) => likeness === least)
    const distances = likest.map(each => editDistance(unglued(word), unglued(each.word)))
    const nearest = Math.min(...distances)
    const names = likest.filter((_, index) => distances[index] === nearest)
    if (names.length === 0) continue
    const isIn = names.some(each => each.is_product) ? 'products' : 'producers'
    found.set(word, { names: [...new Set(names.map(each => each.word))], isIn })
  }
  return found
}
