import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findIdlePlaces, isOf, sharedFiles } from './shared-files.ts'

const moduleOf = (path: string) => join(process.cwd(), path)

describe('a module is of the folder in which it lies', () => {
  const kit = { name: 'kit', folders: ['src/web/ui'] }
  test.each([
    ['src/web/ui/button.tsx', true],
    ['src/web/ui/picture.webp?url', true],
    ['src/web/ui/forms/form.tsx', false],
    ['src/web/uiless/button.tsx', false],
    ['node_modules/kit/src/web/ui/button.tsx', false],
  ])('%s: %s', (path, expected) => {
    expect(isOf(kit, moduleOf(path))).toBe(expected)
  })
})

describe('a module is of the package in which it lies, not of one whose name begins alike', () => {
  const framework = { name: 'framework', packages: ['react', '@tanstack/store'] }
  test.each([
    ['node_modules/react/index.js', true],
    ['node_modules/@tanstack/store/dist/atom.js', true],
    ['node_modules/react-dom/client.js', false],
    ['node_modules/react/node_modules/zod/index.js', false],
    ['src/web/react/index.ts', false],
  ])('%s: %s', (path, expected) => {
    expect(isOf(framework, moduleOf(path))).toBe(expected)
  })
})

test('a rule names nothing that is not built: planted, a folder that moved and a package that went', () => {
  const files = [
    { name: 'kit', folders: ['src/web/ui', 'src/web/moved'] },
    { name: 'framework', packages: ['react', 'preact'] },
  ]
  const built = ['src/web/ui/button.tsx', 'node_modules/react/index.js'].map(moduleOf)
  expect(findIdlePlaces(files, built)).toEqual(['kit: src/web/moved', 'framework: preact'])
})

test('what stands first has a module that two rules meet', () => {
  const priorities = sharedFiles.map(({ priority }) => priority!)
  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
  expect(new Set(priorities).size).toBe(priorities.length)
})
