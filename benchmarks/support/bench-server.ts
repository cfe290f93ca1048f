import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { acts } from '../../scripts/launch/acts.mjs'

type BenchServer = { url: string; pid: number; startMs: number; stop: () => Promise<void> }

/** A whole server in a process of its own, as `npm start` runs it, and how long it took until it answered. */
export async function startBenchServer(dataDir: string): Promise<BenchServer> {
  const startedMs = performance.now()
  const { nodeFlags, file } = acts.start
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, file], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^AMIC est ouvert : (\S+)/.exec(line)?.[1]
    if (!url) continue
    await (await fetch(`${url}/readyz`)).arrayBuffer()
    child.stdout!.resume()
    const stop = async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
    return { url, pid: child.pid!, startMs: performance.now() - startedMs, stop }
  }
  throw new Error('the server ended at its start')
}
