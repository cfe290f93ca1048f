import { sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { soundsOf } from '../words/sounds.ts'

const BATCH_SIZE = 2_000

/**
 * Computes the phonetic keys (`soundsOf`) of words that came with new names since the last call. Safe to run concurrently.
 */
export async function indexWordSounds(db: Executor): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from search_words where sounds is null limit ${BATCH_SIZE}`,
    )
    if (rows.length === 0) return
    const computed = rows.map(({ word }) => ({ word, sounds: soundsOf(word) }))
    await db.execute(sql`
      update search_words set sounds = array(select jsonb_array_elements_text(computed.sounds))
      from jsonb_to_recordset(${JSON.stringify(computed)}::jsonb) as computed(word text, sounds jsonb)
      where search_words.word = computed.word and search_words.sounds is null`)
  }
}
