import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/support/servers/processes.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'
import { acts } from '../../scripts/launch/acts.mjs'

/** Time for a restart that nothing asked for to begin. */
const QUIET_MS = 3_000

test('the development server draws a page and does not restart by itself', async () => {
  const { nodeFlags = [], file = '', env } = acts.dev ?? {}
  const child = spawn(process.execPath, [...nodeFlags, file], {
    env: {
      ...process.env,
      ...env,
      DATA_DIR: await makeTemporaryFolder('dev'),
      DATABASE_URL: '',
      DEMO_DATA: '0',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', text => {
      output += text
    })
  }
  const address = () => /AMIC est ouvert : (\S+)/.exec(output)?.[1]
  expect(await eventually(() => address() !== undefined, 200_000)).toBe(true)
  const { status } = await fetch(address()!)
  expect(status, output).toBe(200)
  await wait(QUIET_MS)
  expect(output).not.toContain('Restarting')
})
