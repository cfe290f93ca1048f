import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acts } from '../../scripts/launch/acts.mjs'

const scripts = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
)

test('every npm script that launches an act launches the one of its name, and every act has its script', () => {
  const launching = scripts.filter(([, command]) => command.includes('launch.mjs'))
  expect(launching).toEqual(launching.map(([name]) => [name, `node scripts/launch.mjs ${name}`]))
  expect(launching.map(([name]) => name).sort()).toEqual(Object.keys(acts).sort())
})

test.each(Object.entries(acts).filter(([, act]) => act.file))('%s runs a file that exists', (_name, act) => {
  expect(existsSync(act.file!), act.file).toBe(true)
})
