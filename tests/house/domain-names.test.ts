import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { findStrangeFolders } from './domain-names.ts'
import { readModules } from './read-modules.ts'

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

const capitalized = (name: string) =>
  name.replace(/(?:^|-)(\w?)/g, (_, letter: string) => letter.toUpperCase())

/** "moderationVendorsEndpoints" of `moderation/vendors.endpoints.ts`; a file named after its domain adds nothing. */
function nameOfTable(path: string): string {
  const [, domain, file, kind] = /^src\/\w+\/([^/]+)\/(?:.+\/)?(?:([\w-]+)\.)?(endpoints|routes)\.ts$/.exec(
    path,
  )!
  const rest = file === domain ? '' : (file ?? '').replace(`${domain}-`, '')
  return (capitalized(`${domain}-${rest}`) + capitalized(kind!)).replace(/^./, first => first.toLowerCase())
}

const modules = await readModules('.', ['src/contract', 'src/server'])

test.each(modules.filter(({ file }) => /(?:^|[./])(?:endpoints|routes)\.ts$/.test(file)))(
  '$file exports what is named after its domain and itself',
  ({ file, exports }) => {
    expect(exports.filter(name => /(?:Endpoints|Routes)$/.test(name))).toEqual([nameOfTable(file)])
  },
)
