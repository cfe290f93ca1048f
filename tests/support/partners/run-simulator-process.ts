// Started by tests/faults/simulator-process.test.ts: a shop's server in little, that can be killed.
import { startSimulatorProcess } from '#server/payments/providers/cinetpay/start-simulator-process.ts'

const { settings } = await startSimulatorProcess({
  dataDir: process.argv[2]!,
  publicUrl: 'http://localhost:9',
})
console.log(JSON.stringify(settings))
setInterval(() => {}, 60_000)
