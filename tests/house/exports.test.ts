import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { findIdleExports } from './exports.ts'
import { readModules } from './read-modules.ts'

const FOLDERS = ['src', 'demo', 'tests', 'benchmarks', 'scripts']

test('every value and type that a file exports is imported somewhere', async () => {
  const configs = (await readdir('.')).filter(name => name.endsWith('.config.ts'))
  const modules = await readModules('.', FOLDERS, { withTests: true, files: configs })
  expect(modules.flatMap(({ exports }) => exports).length).toBeGreaterThan(2000)
  expect(findIdleExports(modules)).toEqual([])
})

test('a planted export that nobody imports is seen', async () => {
  const root = await makeTemporaryFolder('planted')
  await mkdir(join(root, 'src/web/routes'), { recursive: true })
  const plant = (file: string, source: string) => writeFile(join(root, file), source)
  await plant(
    'src/web/a.ts',
    'export const used = 1, idle = 2\nexport type Idle = string\nexport interface Bare {}',
  )
  await plant('src/web/b.ts', "export { used as passedOn } from './a.ts'\nexport function alone() {}")
  await plant('src/web/e.ts', 'type Listed = 1\nexport type Named = 2\nexport type { Listed }')
  await plant('src/web/f.ts', "export const named = (it: import('./e.ts').Named) => it\nnamed(2)")
  await plant('src/web/c.ts', 'export class Whole {}')
  await plant('src/web/d.test.ts', "import { passedOn } from './b.ts'\nawait import('./c.ts')")
  await plant('src/web/routes/page.tsx', 'export const Route = {}')
  expect(findIdleExports(await readModules(root, ['src'], { withTests: true }))).toEqual([
    'src/web/a.ts: idle',
    'src/web/a.ts: Idle',
    'src/web/a.ts: Bare',
    'src/web/b.ts: alone',
    'src/web/e.ts: Listed',
    'src/web/f.ts: named',
  ])
})
