import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { findStrangeFolders } from './domain-names.ts'

test('a domain has the same name on every side', async () => {
  expect(await findStrangeFolders('.')).toEqual([])
})

test('a domain under another name, or on the wrong side, is seen', async () => {
  const root = await makeTemporaryFolder('planted')
  const planted = [
    'src/contract/media',
    'src/server/catalog',
    'src/server/http',
    'src/web/features/cart',
    'src/web/features/orders',
    'tests/api/vendor-products',
    'tests/browser/admin',
  ]
  for (const folder of planted) await mkdir(join(root, folder), { recursive: true })
  expect((await findStrangeFolders(root)).sort()).toEqual([
    'src/contract/media',
    'src/server/catalog',
    'src/web/features/cart',
    'tests/api/vendor-products',
    'tests/browser/admin',
  ])
})
