import type { FastifyInstance } from 'fastify'
import {
  type PaymentMethod,
  type PaymentProviderName,
  paymentProviders,
  providerOf,
} from '#contract/payments/facts.ts'
import type { ConfigProblem, Variables } from '../../config/config-variables.ts'
import { cinetpay } from './cinetpay/cinetpay.ts'
import type { PaymentProvider, ProviderRegistry } from './provider.ts'
import type { ProviderKind, SimulationPlace } from './provider-kind.ts'

/** Every provider that the contract names. */
const kinds = { cinetpay } satisfies Record<PaymentProviderName, ProviderKind<unknown>>

const eachKind = Object.entries(kinds) as [PaymentProviderName, ProviderKind<unknown>][]

/** Settings by provider; null without keys. */
export type PaymentSettings = {
  [Name in PaymentProviderName]: ReturnType<(typeof kinds)[Name]['readSettings']>
}

/** Reads the keys of every provider; adds a problem for missing or invalid ones. */
export function readPaymentSettings(variables: Variables, problems: ConfigProblem[]): PaymentSettings {
  const read = eachKind.map(([name, kind]) => [name, kind.readSettings(variables, problems)])
  return Object.fromEntries(read)
}

const isSimulated = (name: PaymentProviderName, kind: ProviderKind<unknown>, settings: PaymentSettings) =>
  settings[name] === null && kind.simulated !== undefined

/** Display names of the simulated providers. */
export const simulatedProviders = (settings: PaymentSettings): string[] =>
  eachKind
    .filter(([name, kind]) => isSimulated(name, kind, settings))
    .map(([name]) => paymentProviders[name].label)

/** Adds a problem for each simulated provider in production, unless explicitly allowed. */
export function refuseSimulations(
  settings: PaymentSettings,
  variables: Variables,
  problems: ConfigProblem[],
): void {
  for (const [name, kind] of eachKind) {
    const problem = isSimulated(name, kind, settings) && kind.simulated?.refuse(variables)
    if (problem) problems.push(problem)
  }
}

type Simulations = {
  /** The given settings, completed by the keys of the simulators. */
  settings: PaymentSettings
  /** Serves their payment pages at the shop's address. */
  showPages: (app: FastifyInstance) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a simulator for each provider without keys that has one. */
export async function startSimulations(
  settings: PaymentSettings,
  place: SimulationPlace,
): Promise<Simulations> {
  const missing = eachKind.filter(([name, kind]) => isSimulated(name, kind, settings))
  const starts = await Promise.allSettled(
    missing.map(async ([name, kind]) => ({ name, simulation: await kind.simulated!.start(place) })),
  )
  const running = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = async () => {
    await Promise.all(running.map(({ simulation }) => simulation.stop()))
  }
  const failed = starts.find(start => start.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const keys = Object.fromEntries(running.map(({ name, simulation }) => [name, simulation.settings]))
  return {
    settings: { ...settings, ...keys },
    showPages: async app => {
      for (const { simulation } of running) await simulation.showPages(app)
    },
    stop,
  }
}

/** Creates the clients of the providers with keys. */
export function connectProviders(settings: PaymentSettings): ProviderRegistry {
  return registerProviders(
    eachKind.flatMap(([name, kind]) => {
      const own: unknown = settings[name]
      return own === null ? [] : [kind.connect(own)]
    }),
  )
}

/** @param nameOf the provider of each method; the contract's by default */
export function registerProviders(
  providers: readonly PaymentProvider[],
  nameOf: (method: PaymentMethod) => string | undefined = providerOf,
): ProviderRegistry {
  const named = (name: string) => providers.find(provider => provider.name === name)
  return {
    all: providers,
    named,
    ofMethod: method => {
      const name = nameOf(method)
      return name === undefined ? undefined : named(name)
    },
    transferring: () => {
      const provider = providers.find(({ transfers }) => transfers)
      return provider?.transfers ? { provider, transfers: provider.transfers } : undefined
    },
    ofTransfer: ({ provider: name, providerApi }) => {
      const transfers = named(name)?.transfers
      return transfers?.api === providerApi ? transfers : undefined
    },
    ofAttempt: ({ provider: name, providerApi }) => {
      const provider = named(name)
      return provider?.api === providerApi ? provider : undefined
    },
  }
}
