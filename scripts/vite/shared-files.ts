import { dirname, relative, sep } from 'node:path'
import type { CodeSplittingGroup } from 'rolldown'

/** Its modules travel in one file: those of its folders, of its packages, and what these alone make needed. */
type SharedFile = {
  name: string
  /** Folders of the sources. What is deeper within them is not meant. */
  folders?: string[]
  /** Packages, or scopes of packages. */
  packages?: string[]
  /** What goes with every page. */
  initial?: true
  /** What only one page uses goes with that page. */
  ifShared?: true
}

/**
 * Files that many pages share: few and large ones, because each costs a request and compresses alone. The place of a module
 * says in which of them it travels, with all that it imports and no file above has. What is in no folder of these goes with
 * the pages that use it.
 */
export const SHARED_FILES: SharedFile[] = [
  {
    // Goes with every page and seldom changes, so browsers keep it when the site does.
    name: 'framework',
    folders: ['src/web/framework'],
    packages: [
      'react',
      'react-dom',
      'scheduler',
      'use-sync-external-store',
      '@tanstack/history',
      '@tanstack/react-router',
      '@tanstack/react-store',
      '@tanstack/router-core',
      '@tanstack/store',
    ],
  },
  { name: 'zod', packages: ['zod'] },
  { name: 'site', initial: true },
  { name: 'kit', folders: ['src/web/ui', 'src/contract/french'], ifShared: true },
  { name: 'hearts', folders: ['src/web/features/favourites/hearts'] },
  { name: 'cards', folders: ['src/web/features/catalogue/cards', 'src/web/features/catalogue/queries'] },
  { name: 'details', folders: ['src/web/features/catalogue/details', 'src/web/features/reviews/list'] },
  {
    name: 'texts',
    folders: [
      'src/web/features/pages/texts',
      'src/web/features/catalogue/categories',
      'src/web/features/catalogue/featured',
    ],
  },
  { name: 'signed-in', folders: ['src/web/ui/signed-in'], ifShared: true },
  { name: 'forms', folders: ['src/web/ui/forms'] },
  { name: 'media', folders: ['src/web/features/media'] },
  { name: 'unpaid', folders: ['src/web/features/orders/unpaid'] },
]

const ROOT = process.cwd()
const PACKAGES = '/node_modules/'

const folderOf = (path: string) => dirname(relative(ROOT, path)).split(sep).join('/')

/** Is this module of the build one of the folders' or the packages'? */
export function isOf({ folders = [], packages = [] }: SharedFile, id: string): boolean {
  const path = id.split('?')[0]!
  const from = path.lastIndexOf(PACKAGES)
  if (from < 0) return folders.includes(folderOf(path))
  const within = path.slice(from + PACKAGES.length)
  return packages.some(name => within.startsWith(`${name}/`))
}

/** Folders and packages that the rules name and of which nothing is built: they moved, or nobody needs them any more. */
export function findIdlePlaces(files: SharedFile[], builtIds: string[]): string[] {
  const isIdle = (file: SharedFile) => !builtIds.some(id => isOf(file, id))
  return files.flatMap(({ name, folders = [], packages = [] }) =>
    [
      ...folders.filter(folder => isIdle({ name, folders: [folder] })),
      ...packages.filter(one => isIdle({ name, packages: [one] })),
    ].map(place => `${name}: ${place}`),
  )
}

/** What Rolldown cuts the files by: of two rules that meet a module, the first has it. */
export const sharedFiles: CodeSplittingGroup[] = SHARED_FILES.map((file, index) => ({
  name: file.name,
  priority: SHARED_FILES.length - index,
  ...(file.initial ? { tags: ['$initial' as const] } : { test: (id: string) => isOf(file, id) }),
  ...(file.ifShared && { minShareCount: 2 }),
}))

/**
 * Asks browsers that know it (Chromium from 136 on) to compile a whole file beside the page's own thread while it comes,
 * instead of each function at its first call, on that thread.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** What stands at the head of a file: those that go with every page are used at once, in great part. */
export const headOfFile = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
  isEntry || name === 'framework' ? COMPILE_AT_ONCE : ''
