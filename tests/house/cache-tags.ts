import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheTags, productTagPrefixes } from '#contract/cache-tags.ts'

const MIGRATIONS = 'src/database/migrations'
/** What nothing announces: three follow from what is announced of a product, and the clock ends the day. */
const UNANNOUNCED = ['catalogue', 'reviews', 'stock', 'today']

export const readMigrations = (): string =>
  readdirSync(MIGRATIONS)
    .filter(file => file.endsWith('.sql'))
    .map(file => readFileSync(join(MIGRATIONS, file), 'utf8'))
    .join('\n')

/** The texts with which functions and triggers of the database announce what changed of the public data. */
export function announcedTags(sql: string): string[] {
  const calls = sql.matchAll(
    /announce_public_data\(('[^)]*)\)|pg_notify\(\s*'public_data',([^;]*?)\)(?:\s+FROM[^;]*)?;/gi,
  )
  return [...calls].flatMap(([, argument, payload]) =>
    [...(argument ?? payload)!.matchAll(/'([a-z][^']*)'/g)].map(([, text]) => text!),
  )
}

/** Tags that are not in the table, and those of the table that nothing announces or that no answer has. */
export function findStrayTags(announced: readonly string[], named: readonly string[]): string[] {
  const prefixes: readonly string[] = productTagPrefixes
  const table: readonly string[] = cacheTags
  const known = [...table, ...prefixes]
  const kinds = named.map(tag => prefixes.find(prefix => tag.startsWith(prefix)) ?? tag)
  return [
    ...announced.filter(tag => !known.includes(tag)).map(tag => `${tag}: announced, and not in the table`),
    ...known
      .filter(tag => UNANNOUNCED.includes(tag) === announced.includes(tag))
      .map(tag => `${tag}: ${announced.includes(tag) ? 'announced after all' : 'never announced'}`),
    ...kinds.filter(tag => !known.includes(tag)).map(tag => `${tag}: named, and not in the table`),
    ...known.filter(tag => !kinds.includes(tag)).map(tag => `${tag}: no answer has it`),
  ]
}
