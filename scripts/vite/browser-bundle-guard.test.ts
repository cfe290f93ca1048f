import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserBundleGuard, reasonToRefuse } from './browser-bundle-guard.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-guard-'))
})
afterEach(() => rm(root, { recursive: true }))

/** Builds a browser bundle of the given files; the entry is `src/web/entry.ts`. */
async function bundle(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserBundleGuard()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/web/entry.ts') } },
  })
}

describe('a browser bundle', () => {
  test('of the web and the contract is fine', async () => {
    await bundle({
      'src/web/entry.ts': `import { label } from '../contract/labels.ts'; document.title = label`,
      'src/contract/labels.ts': `export const label = 'Tomates'`,
    })
  })

  test.each(['src/server/secret.ts', 'src/database/secret.ts', 'demo/secret.ts'])(
    'with %s fails, however deep it hides',
    async path => {
      const files = {
        'src/web/entry.ts': `import { label } from './label.ts'; document.title = label`,
        'src/web/label.ts': `export { label } from '../../${path}'`,
        [path]: `export const label = 'secret'`,
      }
      await expect(bundle(files)).rejects.toThrow(`${path}: ${dirname(path)}/ belongs to the server`)
    },
  )

  test('that loads a server file later fails too', async () => {
    const files = {
      'src/web/entry.ts': `import('../server/secret.ts').then(({ label }) => { document.title = label })`,
      'src/server/secret.ts': `export const label = 'secret'`,
    }
    await expect(bundle(files)).rejects.toThrow('src/server/secret.ts')
  })

  test('may name the types of the server', async () => {
    await bundle({
      'src/web/entry.ts': `import type { Secret } from '../server/secret.ts'; document.title = 'x' satisfies Secret`,
      'src/server/secret.ts': `export type Secret = string`,
    })
  })

  test('with the whole of Zod fails', async () => {
    const zod = resolve('node_modules/zod/index.js')
    const files = { 'src/web/entry.ts': `import { z } from '${zod}'; document.title = z.string().parse('x')` }
    await expect(bundle(files)).rejects.toThrow('zod/mini')
  })
})

test('Zod’s mini build and its core are welcome', () => {
  for (const file of ['v4/mini/index.js', 'v4/core/parse.js', 'mini/index.js', 'v4/locales/fr.js']) {
    expect(reasonToRefuse(`/site/node_modules/zod/${file}`, '/site')).toBeUndefined()
  }
})
