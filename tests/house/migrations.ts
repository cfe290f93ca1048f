import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { CASING } from '#database/connect.ts'

const META = 'src/database/migrations/meta'
const SCHEMA = 'src/database/schema'

type Snapshot = ReturnType<typeof generateDrizzleJson>

/** What the newest migration has made of the tables. */
export function readSnapshot(): Snapshot {
  const newest = readdirSync(META)
    .filter(name => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!
  return JSON.parse(readFileSync(join(META, newest), 'utf8'))
}

/** Migrations whose number in the journal is not that of their file: the next one would be generated under a number that is taken. */
export function findMisnumbered(): string[] {
  const { entries } = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  return entries.filter(({ idx, tag }) => !tag.startsWith(String(idx).padStart(4, '0'))).map(({ tag }) => tag)
}

/** Everything that the files of the schema export. */
export async function readSchema(): Promise<Record<string, unknown>> {
  const addresses = readdirSync(SCHEMA).map(file => pathToFileURL(resolve(SCHEMA, file)).href)
  const modules = await Promise.all(addresses.map(address => import(address) as Promise<object>))
  return Object.assign({}, ...modules)
}

/** The SQL that migrations lack for what the schema names: none when `npm run migrations:generate` was called. */
export const findMissingSql = async (
  snapshot: Snapshot,
  schema: Record<string, unknown>,
): Promise<string[]> =>
  generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id, undefined, CASING))
