import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

type Started = {
  child: ChildProcess
  firstLine: string
  ended: Promise<{ code: number | null; output: string }>
}

/**
 * Runs a TypeScript file in a process of its own, leader of its own group as if typed in a terminal, and waits for
 * its first line. Its standard input stays open as long as we live: a program that must not outlive us can tell.
 */
export async function startProcess(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const child = spawn(process.execPath, [file, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', text => {
    output += text
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => {
    output += `${line}\n`
  })
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)])
  if (!first) throw new Error(`${file} ended before it said anything: ${output}`)
  return { child, firstLine: String(first[0]), ended }
}

/** Rarely enough that asking does not slow down what is waited for. */
const ASK_EVERY_MS = 50

/** Waits until `holds` gives true, at most `timeoutMs`, which only what never comes takes; tells whether it did. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 90_000,
  everyMs = ASK_EVERY_MS,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (await holds()) return true
    await wait(everyMs)
  }
  return false
}
