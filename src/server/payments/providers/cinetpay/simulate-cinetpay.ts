import type { Simulation, SimulationPlace } from '../provider-kind.ts'
import type { CinetpaySettings } from './read-settings.ts'
import { showSimulatorPages } from './show-simulator-pages.ts'
import { startSimulatorProcess } from './start-simulator-process.ts'

/** The simulator runs as a program of its own and is spoken to over HTTP, like the provider. */
export async function simulateCinetpay(place: SimulationPlace): Promise<Simulation<CinetpaySettings>> {
  const { settings, stop } = await startSimulatorProcess(place)
  return { settings, showPages: app => showSimulatorPages(app, settings.baseUrl), stop }
}
