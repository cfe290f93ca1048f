import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { registerApiV1 } from './api-v1.ts'
import { registerApiV2 } from './api-v2.ts'
import type { CommonState, Keys } from './common-state.ts'
import { registerControl } from './control.ts'
import { Faults } from './faults.ts'
import { createNotifier } from './notifier.ts'
import { registerPaymentPages } from './payment-pages.ts'
import type { Simulation } from './simulation.ts'
import { readStateFile, stateSaver, transfersFile } from './state-file.ts'
import type { Tokens } from './token-guard.ts'
import { type Transaction, Transactions } from './transactions.ts'
import { type Transfer, Transfers } from './transfers.ts'

type SimulatorOptions = {
  /** 0: a free one. */
  port: number
  /** localhost unless told. */
  host?: string
  keys?: Keys
  /** Where payers find the payment pages: this server's own address unless told. */
  publicUrl?: string | undefined
  /** Keeps the payments for the next start; in memory only unless told. */
  stateFile?: string | undefined
}

export type RunningSimulator = { url: string; close: () => Promise<void> }

/** Keys that open the simulator and nothing else. */
export const simulatorKeys: Keys = {
  v1: { apiKey: 'sk_test_simulator', apiPassword: 'simulator-password' },
  v2: { apiKey: 'simulator-key', siteId: '445160', secretKey: 'simulator-secret' },
}

/** Starts a server that speaks both generations of CinetPay's API, with a payment page for a person. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { port, host = 'localhost', keys = simulatorKeys, stateFile } = options
  const app = fastify({ forceCloseConnections: true })
  let url = ''
  const transactions: Transactions = new Transactions(readStateFile<Transaction>(stateFile), () =>
    saver.saveSoon(),
  )
  const saver = stateSaver(stateFile, () => transactions.all())
  const fileOfTransfers = transfersFile(stateFile)
  const transfers: Transfers = new Transfers(readStateFile<Transfer>(fileOfTransfers), () =>
    transfersSaver.saveSoon(),
  )
  const transfersSaver = stateSaver(fileOfTransfers, () => transfers.all())
  const shared: CommonState = {
    keys,
    publicUrl: () => options.publicUrl ?? url,
    transactions,
    transfers,
    faults: Faults.parse({}),
    delayed: new Set(),
    retries: new Set(),
    deliveries: new Set(),
  }
  const simulation: Simulation = { ...shared, notifier: createNotifier(shared) }
  const tokens: Tokens = new Map()

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  spoilAnswers(app, simulation.faults)
  registerApiV1(app, simulation, tokens)
  registerApiV2(app, simulation)
  registerPaymentPages(app, simulation)
  registerControl(app, simulation, tokens)

  await app.listen({ port, host })
  url = `http://${host}:${(app.server.address() as AddressInfo).port}`
  const close = async () => {
    for (const { timer } of [...simulation.delayed, ...simulation.retries]) clearTimeout(timer)
    await app.close()
    saver.flush()
    transfersSaver.flush()
  }
  return { url, close }
}

/** Slow, lost and failed answers of the provider's calls. */
function spoilAnswers(app: FastifyInstance, faults: Faults): void {
  app.addHook('preHandler', async (request, reply) => {
    if (faultOf(request.routeOptions.config.call) !== 'error_500') return
    return reply.code(500).send({ code: -1, status: 'OPERATION_ERROR' })
  })
  app.addHook('onSend', async request => {
    const fault = faultOf(request.routeOptions.config.call)
    if (fault === 'slow') await sleep(faults.slowMs)
    if (fault === 'dropped') request.raw.socket.destroy()
  })

  function faultOf(call: string | undefined) {
    return call && (faults.answerOf === 'all' || faults.answerOf === call) ? faults.answer : 'right'
  }
}
