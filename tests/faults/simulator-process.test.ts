import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cinetpay } from '#server/payments/providers/cinetpay/cinetpay.ts'
import { startSimulatorProcess } from '#server/payments/providers/cinetpay/start-simulator-process.ts'
import { eventually, startProcess } from '#tests/support/servers/processes.ts'

const RUN = fileURLToPath(new URL('../support/partners/run-simulator-process.ts', import.meta.url))

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'amic-test-simulator-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const answers = async (baseUrl: string) => (await fetch(baseUrl).catch(() => null)) !== null

const request = {
  transactionId: 'AMIC-PROCESS',
  orderId: 'x',
  designation: 'Commande AMIC-000001',
  amountFcfa: 1500,
  payer: {
    firstName: 'Awa',
    lastName: 'Koné',
    email: 'awa@amic.example',
    phone: '+2250707000001',
    city: 'Abidjan',
    state: 'Lagunes',
    zipCode: '00000',
  },
  notifyUrl: 'http://127.0.0.1:9/notify',
  returnUrl: 'http://127.0.0.1:9/return',
}

test('remembers its payments from one start to the next', async () => {
  const first = await startSimulatorProcess({ dataDir, publicUrl: 'http://localhost:9' })
  await cinetpay.connect(first.settings).start(request)
  await first.stop()
  expect(await answers(first.settings.baseUrl)).toBe(false)

  const second = await startSimulatorProcess({ dataDir, publicUrl: 'http://localhost:9' })
  try {
    expect(await cinetpay.connect(second.settings).check(request.transactionId)).toMatchObject({
      status: 'PENDING',
      paid: { amountFcfa: 1500, currency: 'XOF' },
    })
  } finally {
    await second.stop()
  }
})

test.each(['SIGTERM', 'SIGKILL'] as const)('ends with the server that started it (%s)', async signal => {
  const { child, firstLine, ended } = await startProcess(RUN, [dataDir])
  const { baseUrl } = JSON.parse(firstLine)
  expect(await answers(baseUrl)).toBe(true)
  child.kill(signal)
  expect(await eventually(async () => !(await answers(baseUrl)))).toBe(true)
  await ended
})
