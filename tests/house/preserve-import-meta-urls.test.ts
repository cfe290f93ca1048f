import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { serializeError } from '#server/logging/serialize-error.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { preserveImportMetaUrls } from '../../scripts/vite/preserve-import-meta-urls.ts'

/** Builds `src/start.ts` of these files; gives the folder of the project and what the bundle exports. */
async function bundle(files: Record<string, string>) {
  const root = await makeTemporaryFolder('bundle')
  await mkdir(join(root, 'src/printing'), { recursive: true })
  for (const [name, code] of Object.entries(files)) await writeFile(join(root, 'src', name), code)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preserveImportMetaUrls()],
    build: {
      ssr: 'src/start.ts',
      outDir: 'dist/server',
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  const exported = (await import(pathToFileURL(join(root, 'dist/server/start.js')).href)) as {
    url: string | URL
  }
  return { root, url: String(exported.url) }
}

test('a bundled module finds the files beside its source', async () => {
  const { root, url } = await bundle({
    'start.ts': "export { url } from './printing/font.ts'",
    'printing/font.ts': "export const url: URL = new URL('./fonts/bold.ttf', import.meta.url)",
  })
  expect(url).toBe(pathToFileURL(join(root, 'src/printing/fonts/bold.ttf')).href)
})

test('a thread is a file of the bundle', async () => {
  const { root, url } = await bundle({
    'start.ts': "export { url } from './printing/printer.ts'",
    'printing/printer.ts': "export const url: URL = new URL('./receipt-thread.ts', import.meta.url)",
    'printing/receipt-thread.ts': "export default (): string => 'drawn'",
  })
  expect(url).toBe(pathToFileURL(join(root, 'dist/server/receipt-thread.js')).href)
  expect(await readFile(new URL(url), 'utf8')).toContain('drawn')
})

test('a module that asks for its place in another way fails the build', async () => {
  const building = bundle({ 'start.ts': 'export const url: string = import.meta.dirname' })
  await expect(building).rejects.toThrow('import.meta.dirname would be that of the bundle')
})

const failing = {
  'start.ts': "export { fail } from './printing/fail.ts'\nexport const url: string = ''",
  'printing/fail.ts':
    "type Nothing = never\n\nexport function fail(): Nothing {\n  throw new Error('no ink')\n}",
}

/** The error of a bundle as Node.js by itself has it: Vitest names sources in traces too. */
function failOf(root: string): Error {
  const program = `import { fail } from '${pathToFileURL(join(root, 'dist/server/start.js')).href}'
    try { fail() } catch (error) { console.log(error.stack) }`
  const stack = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return Object.assign(new Error('no ink'), { stack })
}

test('the log names the sources where the bundle failed', async () => {
  const { root } = await bundle(failing)
  const error = failOf(root)
  expect(error.stack).toContain('/dist/server/start.js:')
  const place = `${pathToFileURL(join(root, 'src/printing/fail.ts')).href}:4:9`
  expect(serializeError(error).stack).toContain(`at fail (${place})`)
})

test('a trace of a bundle whose maps are gone stays as it is', async () => {
  const { root } = await bundle(failing)
  await rm(join(root, 'dist/server/start.js.map'))
  const error = failOf(root)
  expect(serializeError(error).stack).toBe(error.stack)
})
