import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Transaction } from './transactions.ts'

const SAVE_AFTER_MS = 50

/** The payments that an earlier run kept. A file that is not readable is an error, not an empty ledger. */
export function readStateFile(path: string | undefined): Transaction[] {
  if (!path || !existsSync(path)) return []
  return JSON.parse(readFileSync(path, 'utf8')) as Transaction[]
}

/** Writes the payments shortly after a change, whole or not at all. */
export function stateSaver(path: string | undefined, all: () => Transaction[]) {
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
