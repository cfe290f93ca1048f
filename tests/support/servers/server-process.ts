import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { acts } from '../../../scripts/launch/acts.mjs'

export type ServerProcess = {
  url: string
  pid: number
  /** Ends it as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>
  /** Asks it to stop and gives its exit code. */
  stop: () => Promise<number | null>
  /** Sends it a signal, and goes on. */
  signal: (signal: NodeJS.Signals) => void
  /** What it has said until now. */
  output: () => string
}

/** The variables of a server that is tested, beside those that say where it is. */
export const quietServer = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  DEMO_DATA: '0',
  PORT: '0',
  HOST: '127.0.0.1',
}

/** A whole server in a process of its own, as `npm start` runs it once all is built (global-setup.ts). */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { nodeFlags, file } = acts.start
  const child = spawn(process.execPath, [...nodeFlags, file], {
    env: { ...process.env, ...quietServer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const said = { text: '' }
  const url = await addressOf(child, exited, said)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return {
    url,
    pid: child.pid!,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    signal: signal => void child.kill(signal),
    output: () => said.text,
  }
}

async function addressOf(
  child: ChildProcess,
  exited: Promise<number | null>,
  said: { text: string },
): Promise<string> {
  const opened = new Promise<string>(resolve => {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface({ input: stream }).on('line', line => {
        said.text += `${line}\n`
        const url = /^AMIC est ouvert : (\S+)/.exec(line)?.[1]
        if (url) resolve(url)
      })
    }
  })
  const url = await Promise.race([opened, exited.then(() => undefined)])
  if (!url) throw new Error(`the server ended at its start:\n${said.text}`)
  return url
}
