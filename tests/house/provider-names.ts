import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A file that knows a provider and should not, told as "file:line: what". */
type Mention = string

export type NamedFile = { file: string; text: string }

type Names = {
  /** Of providers and of the methods paid through them, as the program writes them. */
  names: readonly string[]
  /** What only a provider is called, in any spelling; one that is also called as an operator of phones is not among them. */
  labels: readonly string[]
}

/** What may name a provider: its descriptor, the registry, its folder, its simulator, its variables, and rows of old. */
const isAtHome = (file: string, name: string): boolean =>
  [
    'src/contract/payments/facts.ts',
    'src/server/payments/providers/registry.ts',
    'src/server/config/config-variables.ts',
  ].includes(file) ||
  file.startsWith(`src/server/payments/providers/${name}/`) ||
  file.startsWith(`src/${name}-simulator/`) ||
  file.startsWith('src/database/migrations/')

/**
 * The specification's addresses of payments bear the name of the first provider, whoever is paid through. That of its
 * notices is its own.
 */
const ADDRESSES = /\/api\/cinetpay\b(?!\/notify)|\bcinetpay\\?\/payment-methods\b/g

/** Where code or SQL knows one provider: it would have to be found by whoever adds another. */
export function findProviderMentions(files: readonly NamedFile[], { names, labels }: Names): Mention[] {
  const mentions: Mention[] = []
  for (const { file, text } of files) {
    const patterns = [
      ...names
        .filter(name => !isAtHome(file, name))
        .map(name => new RegExp(`(['"\`])${name}\\1|\\.${name}\\b|\\b${name}\\??:`)),
      ...labels.filter(label => !isAtHome(file, label.toLowerCase())).map(label => new RegExp(label, 'i')),
    ]
    text.split('\n').forEach((line, index) => {
      const told = line.replace(ADDRESSES, '')
      if (patterns.some(pattern => pattern.test(told))) mentions.push(`${file}:${index + 1}: ${line.trim()}`)
    })
  }
  return mentions
}

/** Every TypeScript and SQL file under the folders, tests excepted. */
export async function readCode(root: string, folders: string[]): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:tsx?|sql)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const file = relative(root, path).replaceAll('\\', '/')
      files.push({ file, text: await readFile(path, 'utf8') })
    }
  }
  return files
}
