import type { FastifyInstance } from 'fastify'
import type { ConfigProblem, Variables } from '../../config/config-variables.ts'
import type { PaymentProvider } from './provider.ts'

/** A running simulator of a provider. */
export type Simulation<Settings> = {
  /** Settings of the client, with generated keys. */
  settings: Settings
  /** Serves its payment pages at the shop's address. */
  showPages: (app: FastifyInstance) => Promise<void>
  stop: () => Promise<void>
}

/** Data folder of a simulator, and public URL of its pages. */
export type SimulationPlace = { dataDir: string; publicUrl: string }

/** A provider's entry in the registry. Settings are plain data, since they are passed to other threads. */
export type ProviderKind<Settings> = {
  /** Reads its keys from the environment; null without them. Adds a problem for missing or invalid ones. */
  readSettings(variables: Variables, problems: ConfigProblem[]): Settings | null
  connect(settings: Settings): PaymentProvider
  /** Simulator used without keys; without one the provider is then not configured. */
  simulated?: {
    start(place: SimulationPlace): Promise<Simulation<Settings>>
    /** The problem of simulating in production; undefined when explicitly allowed. */
    refuse(variables: Variables): ConfigProblem | undefined
  }
}
