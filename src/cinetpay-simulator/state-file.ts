import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const SAVE_AFTER_MS = 50

/** What an earlier run kept. A file that is not readable is an error, not an empty ledger. */
export function readStateFile<Kept>(path: string | undefined): Kept[] {
  if (!path || !existsSync(path)) return []
  return JSON.parse(readFileSync(path, 'utf8')) as Kept[]
}

/** Writes all shortly after a change, whole or not at all. */
export function stateSaver(path: string | undefined, all: () => unknown[]) {
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!path) return
    writeFileSync(`${path}.new`, JSON.stringify(all(), null, 1))
    renameSync(`${path}.new`, path)
  }
  return {
    saveSoon: () => {
      timer ??= setTimeout(flush, SAVE_AFTER_MS)
    },
    flush,
  }
}

/** The file of the transfers, beside that of the payments. */
export const transfersFile = (path: string | undefined): string | undefined =>
  path?.replace(/(?:\.json)?$/, '-transfers.json')
