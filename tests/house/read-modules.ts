import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** One import, export-from, `import()` or `import('…').Type` of a module. */
export type Import = {
  /** As written. */
  specifier: string
  /** The file of the project it leads to, from the root with forward slashes; undefined for a package. */
  target: string | undefined
  /** Erased before the program runs. */
  isType: boolean
}

/** A source file, named from the root with forward slashes, and all its imports. */
export type Module = { file: string; imports: Import[] }

const FOLDERS: Record<string, string> = {
  '#contract/': 'src/contract/',
  '#database/': 'src/database/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#demo/': 'demo/',
  '#tests/': 'tests/',
}

/** Reads every TypeScript module under the folders, tests excepted. */
export async function readModules(root: string, folders: string[]): Promise<Module[]> {
  const modules: Module[] = []
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(test|d)\.tsx?$/.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const file = relative(root, path).replaceAll('\\', '/')
      modules.push({ file, imports: importsOf(file, await readFile(path, 'utf8')) })
    }
  }
  return modules.sort((a, b) => a.file.localeCompare(b.file))
}

/** Every import of a source text, found by a real parser. @throws when the text is not TypeScript. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const imports: Import[] = []
  const add = (literal: ESTree.Expression | null, isType: boolean) => {
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return
    imports.push({ specifier: literal.value, target: targetOf(file, literal.value), isType })
  }
  const visitor = new Visitor({
    ImportDeclaration: node => add(node.source, node.importKind === 'type' || allTypes(node.specifiers)),
    ExportNamedDeclaration: node => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: node => add(node.source, node.exportKind === 'type'),
    ImportExpression: node => add(node.source, false),
    TSImportType: node => add(node.source, true),
  })
  visitor.visit(program)
  return imports
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
