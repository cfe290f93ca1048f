import { parseArgs } from 'node:util'
import { inForeground, tool } from './processes.mjs'

const NUMBER = /^[1-9]\d{0,8}$/

/**
 * Lives through so many orders under random faults and kills, then runs the integrity checks. A seed that was printed
 * brings the same choices again.
 * @param {string[]} args --orders N, --seed S
 */
export async function faults(args) {
  const { orders, seed } = read(args)
  const env = { AMIC_FAULT_ORDERS: orders, ...(seed && { AMIC_FAULT_SEED: seed }) }
  return inForeground(tool('vitest', 'run', '--project', 'faults', 'tests/faults/payment-mix.test.ts'), env)
}

function read(args) {
  const options = { orders: { type: 'string', default: '10000' }, seed: { type: 'string' } }
  const { values } = parseArgs({ args, options })
  if (Object.values(values).every(value => NUMBER.test(value))) return values
  throw new Error('Usage : npm run faults -- [--orders 10000] [--seed 1]')
}
