import { readFile } from 'node:fs/promises'

/** Products that an answer must show: every one of them fits, and there is at least one. */
export type ExpectedProducts = {
  /** For each thing asked for, what the name of some product must hold; any product when there is none. */
  names: RegExp[]
  category?: string
  region?: string
  /** Whose they are. */
  vendor?: string
  min?: number
  max?: number
  /** Prices that rise or fall. */
  sort?: 'asc' | 'desc'
}

export type Question = {
  text: string
  /** What the same person asked before. */
  earlier: string[]
  /** One of each group must be what the question was taken for. */
  intents: string[][]
  /** 'none': the shop has no such thing, and says so. */
  products: ExpectedProducts | 'none' | undefined
}

function readProducts(text: string): Question['products'] {
  if (text === '') return undefined
  if (text === 'none') return 'none'
  const keys =
    /\s*\b(category|region|vendor|min|max|sort)=(.+?)(?=\s+(?:category|region|vendor|min|max|sort)=|$)/g
  const values = Object.fromEntries([...text.matchAll(keys)].map(([, key, value]) => [key!, value!]))
  const named = text.replace(keys, '').trim()
  return {
    names: named === '' || named === 'any' ? [] : named.split(' + ').map(name => new RegExp(name, 'iu')),
    ...(values.category && { category: values.category }),
    ...(values.region && { region: values.region }),
    ...(values.vendor && { vendor: values.vendor }),
    ...(values.min && { min: Number(values.min) }),
    ...(values.max && { max: Number(values.max) }),
    ...(values.sort && { sort: values.sort as 'asc' | 'desc' }),
  }
}

/** Reads a file of questions; its first line tells the form of the others. */
export async function readQuestions(name: 'questions' | 'held-out-questions'): Promise<Question[]> {
  const text = await readFile(new URL(`${name}.csv`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return lines.map(line => {
    const [said = '', intents = '', products = ''] = line.split(';')
    const turns = said.split(' > ')
    return {
      text: turns.at(-1)!,
      earlier: turns.slice(0, -1),
      intents: intents.split('+').map(group => group.split('|')),
      products: readProducts(products),
    }
  })
}
