import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What the shop is about. A domain may lack a side; on every side that it has, it has this name. */
export const DOMAINS = new Set([
  'accounts',
  'activities',
  'analytics',
  'assistant',
  'back-office',
  'catalogue',
  'delivery',
  'favourites',
  'moderation',
  'money',
  'notifications',
  'orders',
  'pages',
  'payments',
  'privacy',
  'problems',
  'reviews',
  'security',
  'settings',
  'sharing',
  'site',
  'stall',
])

/** The sides, each with its folders that are no domain. */
const SIDES: Record<string, string[]> = {
  'src/contract': ['french'],
  'src/server': [
    'audit',
    'background',
    'commands',
    'config',
    'csv',
    'http',
    'ledger',
    'lists',
    'live',
    'logging',
    'media',
    'outbox',
    'printing',
    'startup',
    'util',
  ],
  'src/web/features': ['media'],
  'tests/api': [],
  'tests/browser': [],
}

/** The folders whose name is no domain's, from the root of the project. */
export async function findStrangeFolders(root: string): Promise<string[]> {
  const strange: string[] = []
  for (const [side, others] of Object.entries(SIDES)) {
    for (const entry of await readdir(join(root, side), { withFileTypes: true })) {
      if (!entry.isDirectory() || DOMAINS.has(entry.name) || others.includes(entry.name)) continue
      strange.push(`${side}/${entry.name}`)
    }
  }
  return strange
}
