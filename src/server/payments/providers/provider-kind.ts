import type { FastifyInstance } from 'fastify'
import type { ConfigProblem, Variables } from '../../config/config-variables.ts'
import type { PaymentProvider } from './provider.ts'

/** A program that speaks a provider's API on this machine. */
export type Simulation<Settings> = {
  /** How to speak to it: keys made for this start. */
  settings: Settings
  /** Shows its payment pages at the shop's address. */
  showPages: (app: FastifyInstance) => Promise<void>
  stop: () => Promise<void>
}

/** Where a simulated provider keeps its memory and shows its pages. */
export type SimulationPlace = { dataDir: string; publicUrl: string }

/** What the folder of a provider gives to the registry. Settings are plain data: they are handed to other threads. */
export type ProviderKind<Settings> = {
  /** Its keys from the environment; null without them. What is missing or wrong becomes a problem. */
  readSettings(variables: Variables, problems: ConfigProblem[]): Settings | null
  connect(settings: Settings): PaymentProvider
  /** Stands in for the provider where there are no keys. A provider that has none is not configured then. */
  simulated?: {
    start(place: SimulationPlace): Promise<Simulation<Settings>>
    /** Why production does not have it; undefined where somebody wants it. */
    refuse(variables: Variables): ConfigProblem | undefined
  }
}
