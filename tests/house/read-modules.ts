import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** One import, export-from, `import()` or `import('…').Type` of a module. */
type Import = {
  /** As written. */
  specifier: string
  /** The file of the project it leads to, from the root with forward slashes; undefined for a package. */
  target: string | undefined
  /** Erased before the program runs. */
  isType: boolean
  /** What it takes of the file; undefined when that may be anything. */
  names: string[] | undefined
}

/** A source file, named from the root with forward slashes, all its imports, and the values and types that it exports. */
export type Module = { file: string; imports: Import[]; exports: string[] }

const FOLDERS: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#database/': 'src/database/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#demo/': 'demo/',
  '#tests/': 'tests/',
}

/** Reads every TypeScript module under the folders, tests where they are asked for, and the other files that are named. */
export async function readModules(
  root: string,
  folders: string[],
  { withTests = false, files = [] as string[] } = {},
): Promise<Module[]> {
  const others = withTests ? /\.d\.tsx?$/ : /\.(test|d)\.tsx?$/
  const modules: Module[] = []
  const read = async (file: string) =>
    modules.push({ file, ...readModule(file, await readFile(join(root, file), 'utf8')) })
  for (const file of files) await read(file)
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || others.test(entry.name)) continue
      await read(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    }
  }
  return modules.sort((a, b) => a.file.localeCompare(b.file))
}

/** Every import of a source text and every value and type that it exports, found by a real parser. @throws when it is not TypeScript. */
function readModule(file: string, source: string): Omit<Module, 'file'> {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const imports: Import[] = []
  const exports: string[] = []
  const add = (literal: ESTree.Expression | null, isType: boolean, names?: string[]) => {
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return
    imports.push({ specifier: literal.value, target: targetOf(file, literal.value), isType, names })
  }
  const visitor = new Visitor({
    ImportDeclaration: node =>
      add(node.source, node.importKind === 'type' || allTypes(node.specifiers), namesTaken(node.specifiers)),
    ExportNamedDeclaration: node => {
      const taken = node.specifiers.map(({ local }) => nameOf(local))
      add(node.source, node.exportKind === 'type', taken)
      exports.push(...namesExported(node))
    },
    ExportAllDeclaration: node => add(node.source, node.exportKind === 'type'),
    ImportExpression: node => add(node.source, false),
    TSImportType: node =>
      add(node.source, true, node.qualifier?.type === 'Identifier' ? [node.qualifier.name] : undefined),
  })
  visitor.visit(program)
  return { imports, exports }
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

/** The names that an import takes of a file; undefined when it takes the whole. */
const namesTaken = (specifiers: ESTree.ImportDeclarationSpecifier[]): string[] | undefined => {
  const names = specifiers.flatMap(specifier =>
    specifier.type === 'ImportSpecifier'
      ? [nameOf(specifier.imported)]
      : specifier.type === 'ImportDefaultSpecifier'
        ? ['default']
        : [],
  )
  return names.length === specifiers.length ? names : undefined
}

/** The values and types that a declaration or a list of names exports, by the names that others import. */
function namesExported({ declaration, specifiers }: ESTree.ExportNamedDeclaration): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier')
    return [declaration.id.name]
  return specifiers.map(({ exported }) => nameOf(exported))
}

const allTypes = (specifiers: ESTree.ImportDeclarationSpecifier[]) =>
  specifiers.length > 0 &&
  specifiers.every(specifier => 'importKind' in specifier && specifier.importKind === 'type')

/** The file that an import leads to, from the root; undefined for a package. */
export function targetOf(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.join(dirname(file), path)
  const alias = Object.keys(FOLDERS).find(prefix => path.startsWith(prefix))
  return alias && FOLDERS[alias] + path.slice(alias.length)
}
