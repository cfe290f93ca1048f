import { expect, test } from 'vitest'
import { readCode } from './provider-names.ts'
import { findWholeDeps } from './whole-deps.ts'

const isScript = ({ file }: { file: string }) => /\.tsx?$/.test(file)

test('every act names the ports that it uses', async () => {
  const code = (await readCode('.', ['src/server', 'demo'])).filter(isScript)
  expect(code.length).toBeGreaterThan(200)
  expect(findWholeDeps(code)).toEqual([])
})

const IMPORT = "import type { BackgroundDeps, Deps } from '../deps.ts'"

test.each([
  'export const act = (deps: Deps) => deps',
  'export const act = ({ db }: Deps) => db',
  'export const act = (deps: BackgroundDeps) => deps',
  'type ActDeps = Deps & { key: string }',
  "type ActDeps = Omit<Deps, 'live'>",
  'type ActDeps = Partial<Deps>',
  "type Clock = Deps['clock']",
  'export const act = async (all: Promise<Deps>) => all',
])('a planted use of all ports is seen: %s', line => {
  const text = `${IMPORT}\n${line}\n`
  expect(findWholeDeps([{ file: 'src/server/orders/act.ts', text }])).toEqual(['src/server/orders/act.ts:2'])
})

test.each([
  "import type { Deps as All } from '../deps.ts'\nexport const act = (deps: All) => deps",
  "import type { Deps as All } from '#server/deps.ts'\nexport const act = (deps: All) => deps",
  "import type * as ports from '../deps.ts'\nexport const act = (deps: ports.Deps) => deps",
  "\nexport const act = (deps: import('../deps.ts').Deps) => deps",
  "\nexport type { Deps } from '../deps.ts'",
  "\nexport * from '../deps.ts'",
])('a planted use under another name is seen: %j', text => {
  expect(findWholeDeps([{ file: 'src/server/orders/act.ts', text }])).toEqual(['src/server/orders/act.ts:2'])
})

test.each([
  ['src/server/orders/act.ts', "export const act = ({ db }: Pick<Deps, 'db'>) => db"],
  ['src/server/orders/act.ts', "type ActDeps = Pick<BackgroundDeps, 'db'> & { key: string }"],
  ['src/server/build-app.ts', 'export const build = (deps: Deps) => deps'],
])('ports are named, or put together, in %s: %s', (file, line) => {
  expect(findWholeDeps([{ file, text: `${IMPORT}\n${line}\n` }])).toEqual([])
})
