import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { fingerprint } from '../../scripts/launch/build.mjs'

let folder: string
beforeEach(async () => {
  folder = await makeTemporaryFolder('launch')
})

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

describe('the launcher', () => {
  /** Runs the launcher of a project that has nothing but it, with an npm of our own that says what it was asked. */
  async function launch(act: string, npmExitCode = 0) {
    await cp('scripts', join(folder, 'scripts'), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: lockfile }))
    await writeFile(
      join(folder, 'npm'),
      `#!/bin/sh\necho "npm $*" >> asked\necho complaint\nexit ${npmExitCode}\n`,
    )
    await chmod(join(folder, 'npm'), 0o755)
    return new Promise<{ code: number; output: string }>(resolve => {
      const env = { PATH: `${folder}:${process.env.PATH}` }
      const args = [join(folder, 'scripts/launch.mjs'), act]
      const child = execFile(process.execPath, args, { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
      )
    })
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
    const says = '#!/bin/sh\necho "node $*"\nexit 7\n'
    await writeFile(join(folder, 'node_modules/.bin/node'), says, { mode: 0o755 })
  }

  test('installs when nothing is installed, and shows what npm said when that fails', async () => {
    const { code, output } = await launch('demo:reset', 1)
    expect(code).toBe(1)
    expect(output).toMatch(/^Installation des dépendances… échec, 1 s\ncomplaint\n/)
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
})
