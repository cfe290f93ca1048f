import { type ESTree, parseSync, Visitor } from 'vite'
import type { NamedFile } from './provider-names.ts'
import { targetOf } from './read-modules.ts'

/** A use of all ports at once, told as "file:line". */
type WholeUse = string

const DEPS_FILE = 'src/server/deps.ts'

/** What puts the ports together, or hands them to every domain. */
const TOP_FILES = new Set([
  DEPS_FILE,
  'src/server/start-server.ts',
  'src/server/build-app.ts',
  'src/server/background/background-tasks.ts',
])

const nameOf = (node: ESTree.Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined)

/** Where a file below the top takes all ports: an act names those that it uses, as `Pick<Deps, 'db' | 'clock'>`. */
export function findWholeDeps(files: readonly NamedFile[]): WholeUse[] {
  return files.filter(({ file }) => !TOP_FILES.has(file)).flatMap(findWholeUses)
}

function findWholeUses({ file, text }: NamedFile): WholeUse[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const isOfDeps = ({ value }: ESTree.StringLiteral) => targetOf(file, value) === DEPS_FILE
  const names = new Set<string>()
  const uses = new Set<number>()
  const picked = new Set<number>()
  const noteNames = ({ source, specifiers }: ESTree.ImportDeclaration) => {
    if (isOfDeps(source)) for (const { local } of specifiers) names.add(local.name)
  }
  const noteDoor = (source: ESTree.StringLiteral | null, start: number) => {
    // Under another door the ports would be out of sight.
    if (source && isOfDeps(source)) uses.add(start)
  }
  const noteReference = ({ typeName, typeArguments, start }: ESTree.TSTypeReference) => {
    // `deps.Deps`, after `import type * as deps`, is known by what stands before the dot.
    const name = nameOf(typeName.type === 'TSQualifiedName' ? typeName.left : typeName)
    if (name === 'Pick') picked.add(typeArguments?.params[0]?.start ?? -1)
    if (name && names.has(name)) uses.add(start)
  }
  const visitor = new Visitor({
    ImportDeclaration: node => noteNames(node),
    ExportNamedDeclaration: node => noteDoor(node.source, node.start),
    ExportAllDeclaration: node => noteDoor(node.source, node.start),
    TSImportType: node => noteDoor(node.source, node.start),
    TSTypeReference: node => noteReference(node),
  })
  visitor.visit(program)
  return [...uses]
    .filter(start => !picked.has(start))
    .map(start => `${file}:${text.slice(0, start).split('\n').length}`)
}
