import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lightenIcon } from './light-icons.ts'

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')

test.each([
  ['house', '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2'],
  ['circle', '<circle cx="12" cy="12" r="10"/>'],
])('of %s its shapes are left as one text, and nothing else', (name, shapes) => {
  const code = lightenIcon(readFileSync(join(icons, `${name}.mjs`), 'utf8'))
  const [, data] = /__iconData = (.*);\n/.exec(code) ?? []
  expect(Object.keys(JSON.parse(data!.replace('node', '"node"')))).toEqual(['node'])
  expect(JSON.parse(data!.replace('node', '"node"')).node).toContain(shapes)
  expect(code).not.toContain('key:')
})

test.each([
  ['search', '<path d="M21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'],
  ['plus', '<path d="M5 12h14M12 5v14"/>'],
  ['arrow-left', '<path d="M12 19l-7-7 7-7M19 12H5"/>'],
  ['circle-exclamation-point', '<circle cx="12" cy="12" r="10"/><path d="M12 8 12 12M12 16 12.01 16"/>'],
  ['smartphone', '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>'],
])('the shapes of %s are told in few words, its lines as one', (name, shapes) => {
  const code = lightenIcon(readFileSync(join(icons, `${name}.mjs`), 'utf8'))
  expect(code).toContain(JSON.stringify(shapes))
})
