import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { fingerprint, pagesSources } from '../../scripts/launch/build.mjs'
import { LONGEST } from '../../scripts/launch/longest-first.ts'
import { readModules } from './read-modules.ts'

let folder: string
beforeEach(async () => {
  folder = await makeTemporaryFolder('launch')
})

/** A command of our own, found before that of the machine. */
const writeCommand = (name: string, script: string) =>
  writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

/** Runs Node.js with our commands first, or only ours, on its path. */
function run(args: string[], path = `${folder}:${process.env.PATH}`) {
  return new Promise<{ code: number; output: string }>(resolve => {
    const child = execFile(process.execPath, args, { env: { PATH: path } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

describe('what the pages are made from', () => {
  const sources = () => [join(folder, 'src'), join(folder, 'vite.config.ts')]
  beforeEach(async () => {
    await mkdir(join(folder, 'src/cart'), { recursive: true })
    await writeFile(join(folder, 'src/cart/cart.tsx'), 'cart')
    await writeFile(join(folder, 'vite.config.ts'), 'config')
  })

  test('is the same when nothing changed, also for what the build itself writes and for tests', async () => {
    const before = await fingerprint(sources())
    await writeFile(join(folder, 'src/route-tree.gen.ts'), 'written by the build')
    await writeFile(join(folder, 'src/cart/cart.test.ts'), 'a test')
    expect(await fingerprint(sources())).toBe(before)
  })

  test.each([
    ['a changed file', () => writeFile(join(folder, 'src/cart/cart.tsx'), 'other')],
    ['a changed file outside of a folder', () => writeFile(join(folder, 'vite.config.ts'), 'other')],
    ['a new file', () => writeFile(join(folder, 'src/new.css'), '')],
    ['a renamed file', () => rename(join(folder, 'src/cart/cart.tsx'), join(folder, 'src/cart/basket.tsx'))],
    ['a file that is gone', () => rm(join(folder, 'vite.config.ts'))],
  ])('is another after %s', async (_what, change) => {
    const before = await fingerprint(sources())
    await change()
    expect(await fingerprint(sources())).not.toBe(before)
  })
})

test('the build of the pages begins anew when anything that it imports has changed', async () => {
  const modules = await readModules('.', ['scripts/vite'], { files: ['vite.config.ts'] })
  const imported = modules.flatMap(({ imports }) => imports.flatMap(({ target }) => target ?? []))
  const isRead = (path: string) =>
    pagesSources.some(source => path === source || path.startsWith(`${source}/`))
  expect(imported.length).toBeGreaterThan(10)
  expect(imported.filter(path => !isRead(path))).toEqual([])
})

describe('the launcher', () => {
  /** Runs the launcher of a project that has nothing but it, with an npm of our own that says what it was asked. */
  async function launch(act: string, { npmExitCode = 0, nodeFlags = [] as string[] } = {}) {
    await cp('scripts', join(folder, 'scripts'), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: lockfile }))
    await writeCommand('npm', `echo complaint\necho "npm $*"\nexit ${npmExitCode}`)
    return run([...nodeFlags, join(folder, 'scripts/launch.mjs'), act])
  }
  const lockfile = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  }

  /** What a finished installation leaves: npm's record, and the project's own Node.js. */
  async function pretendInstalled(packages: object) {
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
    await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
    await writeCommand('node_modules/.bin/node', 'echo "node $*"\nexit 7')
  }

  test('installs when nothing is installed, and shows what npm said when that fails', async () => {
    const { code, output } = await launch('demo:reset', { npmExitCode: 1 })
    expect(code).toBe(1)
    expect(output).toMatch(/^Installation des dépendances… échec, 1 s\ncomplaint\n/)
    // Where NODE_ENV says production npm would leave out what is compared with the lockfile, and install at every start.
    expect(output).toMatch(/npm ci --include=dev /)
  })

  test('installs when another version is installed', async () => {
    await pretendInstalled({ 'node_modules/a': { version: '0.9.0', integrity: 'sha512-old' } })
    const { output } = await launch('demo:reset')
    expect(output).toMatch(/^Installation des dépendances… 1 s\n/)
    expect(output).not.toContain('complaint')
  })

  test('installs nothing when all is there, runs the act, and keeps its exit code', async () => {
    await pretendInstalled({ 'node_modules/a': lockfile['node_modules/a'] })
    expect(await launch('demo:reset')).toEqual({ code: 7, output: 'node demo/reset.ts\n' })
  })

  test('names the acts when asked for another', async () => {
    const { code, output } = await launch('toString')
    expect(code).toBe(1)
    expect(output).toContain('<start|dev|build|')
  })

  test('refuses an old Node.js in a sentence', async () => {
    const oldNode = join(folder, 'old-node.cjs')
    await writeFile(oldNode, "Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } })")
    const { code, output } = await launch('start', { nodeFlags: ['--require', oldNode] })
    expect(code).toBe(1)
    expect(output).toMatch(/^AMIC demande Node\.js 20\.19 .* la version 20\.18\.3\./)
  })
})

describe('Chromium', () => {
  const call = (code: string) =>
    run(['--eval', `import('./scripts/launch/chromium.mjs').then(it => ${code})`], folder)
  const ensure = () => call('it.ensureChromium()')
  const find = () => call('console.log(it.needChromium())')

  test.each(['chromium', 'chromium-headless-shell'])('that is there, %s, is not installed', async name => {
    await writeCommand(name, '')
    expect(await ensure()).toEqual({ code: 0, output: '' })
    expect(await find()).toEqual({ code: 0, output: `${join(folder, name)}\n` })
  })

  test('that cannot be installed is asked for in a sentence', async () => {
    expect(await ensure()).toEqual({ code: 0, output: expect.stringMatching(/^Chromium n’est pas installé/) })
    expect((await find()).output).toContain('no Chromium on this machine')
  })

  test.runIf(process.getuid?.() === 0)('is installed with apt-get by root', async () => {
    await writeCommand('apt-get', `echo "$*" >> ${folder}/asked`)
    expect(await ensure()).toEqual({ code: 0, output: 'Installation de Chromium… 1 s\n' })
    const asked = await readFile(join(folder, 'asked'), 'utf8')
    expect(asked).toBe('update\ninstall -y --no-install-recommends chromium-headless-shell\n')
  })

  test.runIf(process.getuid?.() === 0)('is the one with windows where there is no other', async () => {
    await writeCommand('apt-get', `echo "$*" >> ${folder}/asked; case "$*" in *shell) exit 100; esac`)
    expect(await ensure()).toEqual({ code: 0, output: 'Installation de Chromium… 1 s\n' })
    const asked = await readFile(join(folder, 'asked'), 'utf8')
    expect(asked).toMatch(/chromium-headless-shell\ninstall -y --no-install-recommends chromium\n$/)
  })
})

test('each test file that is known to last long is there', () => {
  expect(LONGEST.filter(path => !existsSync(`.${path}`))).toEqual([])
})
