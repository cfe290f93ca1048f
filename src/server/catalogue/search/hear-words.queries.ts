import { sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import { soundsOf } from '../words/sounds.ts'

const AT_ONCE = 2_000

/**
 * Notes what the words of names sound like that came with new names since it was done last. The ear is `soundsOf`, which
 * PostgreSQL does not have; a word is heard once, whoever comes first.
 */
export async function hearNewWords(db: Executor): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from search_words where sounds is null limit ${AT_ONCE}`,
    )
    if (rows.length === 0) return
    const heard = rows.map(({ word }) => ({ word, sounds: soundsOf(word) }))
    await db.execute(sql`
      update search_words set sounds = array(select jsonb_array_elements_text(heard.sounds))
      from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) as heard(word text, sounds jsonb)
      where search_words.word = heard.word and search_words.sounds is null`)
  }
}
