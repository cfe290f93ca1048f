import { ensureProgram, findProgram } from './programs.mjs'

const names = ['pgbouncer']

/** Makes sure that PgBouncer is there for the drill of a pooler before the database. */
export function ensurePooler() {
  const without = 'l’exercice du répartiteur de connexions est passé'
  return ensureProgram({ title: 'PgBouncer', names, packages: names, without })
}

/** The path of the machine's PgBouncer, if it has one. */
export const findPooler = () => findProgram(names)
