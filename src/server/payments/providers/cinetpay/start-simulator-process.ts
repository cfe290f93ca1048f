import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SIMULATOR_PATH } from '#contract/paths.ts'
import type { CinetpaySettings } from './read-settings.ts'

const MAIN = fileURLToPath(new URL('../../../../cinetpay-simulator/main.ts', import.meta.url))
// A limit for a start that hangs; a busy machine may need most of it.
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 3_000

type SimulatorProcess = {
  /** Client settings, with keys generated for this start. */
  settings: CinetpaySettings
  stop: () => Promise<void>
}

/**
 * Starts the CinetPay simulator as a separate process and waits until it listens. It ends with this process, even when this one
 * is killed. It stores its payments in the data folder. Its pages are served at the shop's address (`showSimulatorPages`).
 */
export async function startSimulatorProcess({
  dataDir,
  publicUrl,
}: {
  dataDir: string
  publicUrl: string
}): Promise<SimulatorProcess> {
  const keys = { apiKey: secret(), siteId: '445160', secretKey: secret() }
  const transferKeys = { apiKey: `sk_test_${secret()}`, apiPassword: secret() }
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      SIMULATOR_PORT: '0',
      SIMULATOR_PUBLIC_URL: publicUrl + SIMULATOR_PATH,
      SIMULATOR_STATE_FILE: join(dataDir, 'cinetpay-simulator.json'),
      SIMULATOR_API_KEY: keys.apiKey,
      SIMULATOR_SITE_ID: keys.siteId,
      SIMULATOR_SECRET_KEY: keys.secretKey,
      SIMULATOR_V1_API_KEY: transferKeys.apiKey,
      SIMULATOR_V1_API_PASSWORD: transferKeys.apiPassword,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await exited
    clearTimeout(forced)
  }
  const listening = new Promise<string>((resolve, reject) => {
    child.once('message', message => resolve((message as { url: string }).url))
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`the CinetPay simulator ended at its start (code ${code})`)))
    setTimeout(() => reject(new Error('the CinetPay simulator does not start')), START_TIMEOUT_MS).unref()
  })
  try {
    const baseUrl = await listening
    return { settings: { kind: 'v2', ...keys, baseUrl, transfers: { ...transferKeys, baseUrl } }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const secret = () => randomBytes(24).toString('hex')
