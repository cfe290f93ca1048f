import { posix } from 'node:path'

/** What a document says that is not so. */
type Mistake = string

/** The project as the documents must describe it. */
type Project = {
  /** Every file, from the root with forward slashes. */
  files: string[]
  /** The names of the npm scripts. */
  scripts: string[]
}

const TOP_FOLDER = /^(?:src|demo|tests|benchmarks|docs|scripts|\.ci)\//
const FILE_NAME = /^[\w.-]+\.(?:tsx?|mjs|json|md|sql|css)$/
/** npm commands that run a script without the word `run`. */
const SHORT_COMMANDS = new Set(['start', 'test', 'stop', 'restart'])
/** npm commands that run no script of ours. */
const OWN_COMMANDS = new Set(['ci', 'install', 'audit', 'exec', 'view'])

/**
 * Compares a Markdown document with the project: files and folders in `code` and in links, npm commands anywhere.
 * @param document its path from the root; links start from its folder
 */
export function findMistakes(document: string, text: string, project: Project): Mistake[] {
  const prose = text.replace(/^```.*?^```/gms, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(match => match[1]!)
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!)
  const lost = [
    ...spans.filter(span => namesFile(span) && !isThere(span, project)),
    ...links.filter(link => !isLinkRight(document, link, project)),
  ]
  const commands = [...text.matchAll(/\bnpm (?:(run) )?([a-z][\w:-]*)/g)]
  const unknown = commands.filter(([, run, name]) => !isCommandRight(name!, run !== undefined, project))
  return [
    ...lost.map(path => `${document}: ${path} does not exist`),
    ...unknown.map(([command]) => `${document}: "${command}" is not a command`),
  ]
}

const namesFile = (span: string) =>
  /^[\w./@$-]+$/.test(span) && (TOP_FOLDER.test(span) || FILE_NAME.test(span))

function isThere(path: string, { files }: Project): boolean {
  const name = path.replace(/\/$/, '')
  // A bare file name is enough where the text says which folder it speaks of.
  return files.some(
    file =>
      file === name || file.startsWith(`${name}/`) || (FILE_NAME.test(name) && file.endsWith(`/${name}`)),
  )
}

function isLinkRight(document: string, link: string, project: Project): boolean {
  if (/^[a-z]+:/.test(link) || link.startsWith('#')) return true
  const path = posix.join(posix.dirname(document), link.replace(/#.*$/, ''))
  return project.files.some(file => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
}

function isCommandRight(name: string, withRun: boolean, { scripts }: Project): boolean {
  if (withRun || SHORT_COMMANDS.has(name)) return scripts.includes(name)
  return OWN_COMMANDS.has(name)
}
