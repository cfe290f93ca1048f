import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lightenIcon } from './light-icons.ts'

const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')

/** What a module gives to the component that it imports. */
function dataOf(code: string) {
  const [, data] = /__iconData = (\{[\s\S]*?\n\});/.exec(code) ?? []
  if (!data) throw new Error('lucide-react writes its icons otherwise')
  return new Function(`return ${data}`)() as { node: [tag: string, attributes: Record<string, string>][] }
}

test.each(['trash', 'truck', 'house'])('of %s its shapes are left, and nothing else', name => {
  const code = readFileSync(join(icons, `${name}.mjs`), 'utf8')
  const shapes = dataOf(code).node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  expect(dataOf(lightenIcon(code))).toEqual({ node: shapes })
})
