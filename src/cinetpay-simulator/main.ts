import { parseArgs } from 'node:util'
import { simulatorKeys, startSimulator } from './start-simulator.ts'

/*
 * The CinetPay simulator as a program of its own: `--port`, `--host` and `--state-file`, or the environment. Started by
 * the shop's server, it tells its address over the channel between them and ends with it.
 */
const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, 'state-file': { type: 'string' } },
})
const { env } = process
const { v1, v2 } = simulatorKeys

const simulator = await startSimulator({
  port: Number(values.port ?? env.SIMULATOR_PORT ?? 3900),
  host: values.host ?? env.SIMULATOR_HOST ?? 'localhost',
  publicUrl: env.SIMULATOR_PUBLIC_URL,
  stateFile: values['state-file'] ?? env.SIMULATOR_STATE_FILE,
  keys: {
    v1: {
      apiKey: env.SIMULATOR_V1_API_KEY ?? v1.apiKey,
      apiPassword: env.SIMULATOR_V1_API_PASSWORD ?? v1.apiPassword,
    },
    v2: {
      apiKey: env.SIMULATOR_API_KEY ?? v2.apiKey,
      siteId: env.SIMULATOR_SITE_ID ?? v2.siteId,
      secretKey: env.SIMULATOR_SECRET_KEY ?? v2.secretKey,
    },
  },
})

const stop = () => {
  simulator.close().then(
    () => process.exit(0),
    error => {
      console.error(error)
      process.exit(1)
    },
  )
}
process.once('SIGTERM', stop)

if (process.send) {
  // Ctrl+C reaches both: the shop's server ends first, with the payments that are under way. The channel closes with
  // it, however it ends.
  process.on('SIGINT', () => {})
  process.once('disconnect', stop)
  process.send({ url: simulator.url })
} else {
  process.once('SIGINT', stop)
  console.log(`Simulateur CinetPay : ${simulator.url}`)
}
