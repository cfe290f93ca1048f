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
