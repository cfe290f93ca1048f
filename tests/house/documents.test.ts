import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { findMistakes } from './documents.ts'

const project = { files: filesOfProject(), scripts: Object.keys(readScripts()) }
const documents = project.files.filter(file => /^(?:README\.md|docs\/.+\.md)$/.test(file))

/** What the repository holds; not what is installed, built or written by running. */
function filesOfProject(): string[] {
  const outside = new Set(['node_modules', 'dist', 'data', '.git'])
  return globSync(['**/*', '**/.*', '.ci/*'], {
    exclude: entry => outside.has(entry.name),
    withFileTypes: true,
  })
    .filter(entry => entry.isFile())
    .map(entry => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

function readScripts(): Record<string, string> {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts
}

test('there are documents, and files for them to name', () => {
  expect(documents.length).toBeGreaterThan(0)
  expect(project.files.length).toBeGreaterThan(50)
})

test.each(documents)('%s names only what exists', document => {
  expect(findMistakes(document, readFileSync(document, 'utf8'), project)).toEqual([])
})

const DECISIONS = 'docs/decisions/'

test('the index of decisions names each, under the number and the title that its file has, and under a subject', () => {
  const index = readFileSync(`${DECISIONS}README.md`, 'utf8')
  const [, bySubject] = index.split('## By subject')
  const decisions = documents.filter(file => /^docs\/decisions\/\d{4}-/.test(file))
  expect(decisions.length).toBeGreaterThan(50)
  for (const file of decisions) {
    const name = file.slice(DECISIONS.length)
    const number = Number(name.slice(0, 4))
    const [, title] = /^# (\d+\. .+)$/m.exec(readFileSync(file, 'utf8')) ?? []
    expect(title, file).toMatch(new RegExp(`^${number}\\. `))
    expect(index).toMatch(new RegExp(`^\\| +${number} +\\| \\[.+\\]\\(${name}\\)`, 'm'))
    expect(bySubject).toContain(`[${number}](${name})`)
    expect(index).toContain(`[${title!.replace(/^\d+\. /, '')}](${name})`)
  }
})

const small = {
  files: ['src/server/start.ts', 'docs/glossary.md', 'package.json'],
  scripts: ['start', 'check'],
}

test.each([
  ['a file that is gone', 'See `src/server/stop.ts`.'],
  ['a folder that is gone', 'Everything in `src/stores/`.'],
  ['a bare file name that is nowhere', 'The file `stop.ts` does it.'],
  ['a link to nothing', 'See [the glossary](words.md).'],
  ['a link from the wrong folder', 'See [the glossary](docs/glossary.md).'],
  ['an npm script that is gone', 'Run `npm run deploy`.'],
  ['a script that does not exist, in a block', '```\nnpm test\n```'],
  ['a script without the word run', 'Run npm check.'],
])('planted: %s', (_what, text) => {
  expect(findMistakes('docs/guide.md', text, small)).toHaveLength(1)
})

test('what exists, and what is no file of ours, passes', () => {
  const text = `[start](../src/server/start.ts#L3), \`src/server/start.ts\`, \`start.ts\`, \`src/server\`, [site](https://x.ci),
    \`package.json\`, \`/api/products\`, \`stock - q\`, \`DATA_DIR/mails\`, \`node:fs\`, npm start, \`npm run check\`, npm ci`
  expect(findMistakes('docs/guide.md', text, small)).toEqual([])
})

test.each(orderStatuses)('the glossary tells what %s is called on the screens', status => {
  const word = `${status} (${orderStatusFacts[status].label.toLowerCase()})`
  expect(readFileSync('docs/glossary.md', 'utf8')).toContain(word)
})
